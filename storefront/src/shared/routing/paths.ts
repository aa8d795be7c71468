/** All paths of the shop; the router adds the language prefix. */
export const paths = {
  home: '/',
  about: '/about',
  category: (id: number, tag?: string) =>
    `/category/${id}${tag ? `?tag=${encodeURIComponent(tag)}` : ''}`,
  group: (group: string) => `/group/${group}`,
  brand: (id: number) => `/brand/${id}`,
  /** With the query of a size and color, if these are chosen. */
  product: (id: number, choice = '') => `/product/${id}${choice}`,
  search: (q?: string) => `/search${q ? `?q=${encodeURIComponent(q)}` : ''}`,
  vendor: (id: number) => `/vendor/${id}`,
  wishlist: '/wishlist',
  profile: '/profile',
  login: '/login',
  register: '/register',
  authLogin: '/auth/login',
  authSignup: '/auth/signup',
  resetPassword: '/reset-password',
  becomeSeller: '/become-a-seller',
  paymentSuccess: (operationId: string) => `/payment-success/${encodeURIComponent(operationId)}`,
  order: (operationId: string) => `/order/${encodeURIComponent(operationId)}`,
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  terms: '/terms-and-conditions',
  returns: '/return-policy',
} as const;
