// Some packages offer themselves under the condition `import` only. To ask for it everywhere would break those that offer both.
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch {
    return options.defaultResolver(request, { ...options, conditions: ['node', 'import', 'default'] });
  }
};
