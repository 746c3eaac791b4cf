"""Everything that changes an index happens as a task: acknowledged, kept in order, done by one worker."""
