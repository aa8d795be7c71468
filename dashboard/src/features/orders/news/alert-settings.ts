import { useSyncExternalStore } from 'react';

/** How this device announces new orders; both are off by default. */
export interface AlertSettings {
  sound: boolean;
  notification: boolean;
}

const KEY = 'orderAlerts';
const OFF: AlertSettings = { sound: false, notification: false };
const listeners = new Set<() => void>();

const parse = (text: string | null): AlertSettings => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return OFF;
    return {
      sound: 'sound' in value && value.sound === true,
      notification: 'notification' in value && value.notification === true,
    };
  } catch {
    return OFF;
  }
};

let known: { text: string | null; settings: AlertSettings } = { text: null, settings: OFF };

export const alertSettings = (): AlertSettings => {
  const text = localStorage.getItem(KEY);
  if (text !== known.text) known = { text, settings: parse(text) };
  return known.settings;
};

export const setAlerts = (change: Partial<AlertSettings>): void => {
  localStorage.setItem(KEY, JSON.stringify({ ...alertSettings(), ...change }));
  for (const listener of listeners) listener();
};

export const useAlertSettings = (): AlertSettings =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, alertSettings);
