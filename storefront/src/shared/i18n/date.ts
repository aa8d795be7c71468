export { formatDate, formatDateTime } from '@shop/shop-rules';
