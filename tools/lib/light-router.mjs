import { fileURLToPath } from 'node:url';

/** The production files of react-router: the package's entry is its development build, which includes warnings. */
export const productionRouter = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** Lets the bundler remove the components of react-router that an app does not use. */
export const lightRouter = {
  name: 'light-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};
