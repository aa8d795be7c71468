import type { CookieOptions, Request, Response } from 'express';
import type { Env } from '../../config/env.js';
import { STAFF_SESSION } from './session-limits.js';

export const XSRF_COOKIE = 'XSRF-TOKEN';
export const STAFF_COOKIE = 'liwan_staff';
const BROWSER_COOKIE = 'liwan_browser';
const BROWSER_MS = 365 * 86_400_000;

const isSecure = (env: Env): boolean => env.ADMIN_URL.startsWith('https:');
/** Name of the cookie of a dashboard session. */
export const staffCookieName = (env: Env): string =>
  isSecure(env) ? `__Host-${STAFF_COOKIE}` : STAFF_COOKIE;
/** Name of the cookie with the token that the dashboard returns in `X-XSRF-TOKEN`; the server reads the header only. */
export const xsrfCookieName = (env: Env): string =>
  isSecure(env) ? `__Host-${XSRF_COOKIE}` : XSRF_COOKIE;
const options = (env: Env): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure(env),
  path: '/',
  maxAge: STAFF_SESSION.seconds * 1000,
});

/** Name of the cookie that recognizes a browser at its next login. */
export const browserCookieName = (env: Env): string =>
  isSecure(env) ? `__Host-${BROWSER_COOKIE}` : BROWSER_COOKIE;

/** Token of the staff cookie. */
export const staffToken = (env: Env, request: Request): string | null => {
  return cookieOf(request, staffCookieName(env)) ?? null;
};

/** 128 random bits; other values, which several browsers could share, count as none. */
const BROWSER_VALUE = /^[\w-]{22}$/;

/** Value that recognizes the browser; undefined for a new one. */
export const knownBrowser = (env: Env, request: Request): string | undefined => {
  const value = cookieOf(request, browserCookieName(env));
  return value !== undefined && BROWSER_VALUE.test(value) ? value : undefined;
};

/** The parser turns a cookie that starts with `j:` into an object. */
const cookieOf = (request: Request, name: string): string | undefined => {
  const cookies: Record<string, unknown> = request.cookies ?? {};
  const value = cookies[name];
  return typeof value === 'string' ? value : undefined;
};

export const setBrowserCookie = (env: Env, response: Response, browser: string): void => {
  response.cookie(browserCookieName(env), browser, { ...options(env), maxAge: BROWSER_MS });
};

export const setStaffCookies = (
  env: Env,
  response: Response,
  token: string,
  xsrf: string,
): void => {
  response.cookie(staffCookieName(env), token, options(env));
  response.cookie(xsrfCookieName(env), xsrf, { ...options(env), httpOnly: false });
  clearOldXsrf(env, response);
};

/** Clears the cookie of an earlier version, whose token belongs to another session. */
const clearOldXsrf = (env: Env, response: Response): void => {
  if (isSecure(env)) response.clearCookie(XSRF_COOKIE, { path: '/', secure: true });
};

export const clearStaffCookies = (env: Env, response: Response): void => {
  response.clearCookie(staffCookieName(env), { path: '/', secure: isSecure(env) });
  response.clearCookie(xsrfCookieName(env), { path: '/', secure: isSecure(env) });
  clearOldXsrf(env, response);
};
