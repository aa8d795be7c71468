import type { CookieOptions, Request, Response } from 'express';
import type { Env } from '../../config/env.js';
import { SESSION_SECONDS } from './session.entity.js';

export const XSRF_COOKIE = 'XSRF-TOKEN';
export const STAFF_COOKIE = 'liwan_staff';
const BROWSER_COOKIE = 'liwan_browser';
const BROWSER_MS = 365 * 86_400_000;

const isSecure = (env: Env): boolean => env.ADMIN_URL.startsWith('https:');
/** Name of the cookie of a dashboard session. */
export const staffCookieName = (env: Env): string =>
  isSecure(env) ? `__Host-${STAFF_COOKIE}` : STAFF_COOKIE;
const options = (env: Env): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure(env),
  path: '/',
  maxAge: SESSION_SECONDS.staff * 1000,
});

/** Name of the cookie that recognizes a browser of staff. */
export const browserCookieName = (env: Env): string =>
  isSecure(env) ? `__Host-${BROWSER_COOKIE}` : BROWSER_COOKIE;

/** Token of the staff cookie. */
export const staffToken = (env: Env, request: Request): string | null => {
  return cookieOf(request, staffCookieName(env)) ?? null;
};

/** Value that recognizes the browser; undefined for a new one. */
export const knownBrowser = (env: Env, request: Request): string | undefined =>
  cookieOf(request, browserCookieName(env));

const cookieOf = (request: Request, name: string): string | undefined => {
  const cookies: Record<string, string> = request.cookies ?? {};
  return cookies[name];
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
  response.cookie(XSRF_COOKIE, xsrf, { ...options(env), httpOnly: false });
};

export const clearStaffCookies = (env: Env, response: Response): void => {
  response.clearCookie(staffCookieName(env), { path: '/', secure: isSecure(env) });
  response.clearCookie(XSRF_COOKIE, { path: '/', secure: isSecure(env) });
};
