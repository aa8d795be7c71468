/** Sources import each other as './x.js', as Node wants; on disk it is './x.ts'. Packages stay as they are. */
module.exports = (request, options) => {
  const isSource = /^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes('node_modules');
  if (!isSource) return options.defaultResolver(request, options);
  try {
    return options.defaultResolver(request.replace(/\.js$/, ''), options);
  } catch {
    return options.defaultResolver(request, options);
  }
};
