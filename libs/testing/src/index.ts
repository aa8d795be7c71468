export { FakeApi, problem, type FakeCall } from './fake-api';
