/** Our files that are loaded only when they are needed are named as they will be once built. */
const asSource = (request) => (request.startsWith('.') ? request.replace(/\.js$/, '') : request);

module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch {
    return options.defaultResolver(asSource(request), options);
  }
};
