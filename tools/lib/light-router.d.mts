import type { Plugin } from 'vite';

export const productionRouter: string;
export const lightRouter: Plugin;
