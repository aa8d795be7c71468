interface SystemError {
  code: string;
  syscall: string;
  message: string;
}

/** The failed system call that caused an error, if any. */
export const systemErrorOf = (error: unknown): SystemError | undefined => {
  const { code, syscall, message } = (error ?? {}) as Partial<SystemError>;
  return code && syscall ? { code, syscall, message: String(message) } : undefined;
};
