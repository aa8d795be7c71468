import type { Response } from 'express';
import { NotFound } from '../http/problem.js';

/** Sends a file of a folder with our own type; ranges and conditional requests included. */
export const sendStored = (
  response: Response,
  folder: string,
  name: string,
  type: string,
  seconds: number,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const keep = seconds > 3600 ? `max-age=${seconds}, immutable` : `max-age=${seconds}`;
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', `public, ${keep}`);
    const options = { root: folder, dotfiles: 'deny' as const, cacheControl: false };
    response.sendFile(name, options, (error?: Error & { status?: number }) => {
      if (!error || response.headersSent) return resolve();
      reject(error.status === 404 || error.status === 403 ? new NotFound('This file') : error);
    });
  });
