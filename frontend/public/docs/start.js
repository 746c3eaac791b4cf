// Starts the API reference; a file of its own because the page allows no inline script.
const reference = document.getElementById('reference');
window.SwaggerUIBundle({
  url: reference.dataset.openapiUrl,
  domNode: reference,
  deepLinking: true,
  validatorUrl: null,
});
