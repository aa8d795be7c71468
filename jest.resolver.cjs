/** Resolves './x.js' in sources, as Node requires, to './x.ts'. Packages are resolved as usual. */
module.exports = (request, options) => {
  const isSource = /^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes('node_modules');
  if (!isSource) return options.defaultResolver(request, options);
  try {
    return options.defaultResolver(request.replace(/\.js$/, ''), options);
  } catch {
    return options.defaultResolver(request, options);
  }
};
