"""Generation of recipes: the request, the job and the credit that it costs. The worker composes."""
