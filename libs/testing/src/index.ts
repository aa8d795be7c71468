export { FakeApi, problem, type FakeCall } from './fake-api';
export {
  makeCategory,
  makeOrder,
  makeProduct,
  makeQuote,
  makeSettings,
  makeUser,
} from './fixtures';
