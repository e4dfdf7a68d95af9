/** Query parameters by route prefix; the first match counts. */
const NAMES: readonly [begin: string, names: readonly string[]][] = [
  ['/store/openapi', []],
  ['/store/:storeId/products/:id', ['field']],
  ['/store/:storeId/products', ['ids[]', 'offset', 'limit', 'order', 'sort_by', 'is_hidden', 'to_date']],
  ['/store/:storeId/variants', ['product_ids', 'fields']],
  ['/api/events', ['service', 'from', 'until', 'cancelled', 'limit']],
  ['/kalender', ['service']],
  ['/api/news', ['page', 'limit']],
  ['/api/pages', ['q', 'near']],
  ['/api/captcha', ['opened']],
  ['/newsletter/', ['token']],
  ['/datenschutz/meine-daten/einsicht', ['token']],
  ['/auth/v1/token', ['grant_type']],
  ['/auth/v1/logout', ['scope']],
  ['/auth/v1/verify', ['token', 'type', 'redirect_to']],
  ['/auth/v1/authorize', ['provider', 'scopes', 'code_challenge', 'code_challenge_method', 'redirect_to']],
  ['/auth/v1/callback', ['state', 'code', 'error']],
  ['/auth/v1/admin/users', ['page', 'per_page', 'filter']],
  ['/auth/v1/', ['redirect_to']],
  ['/storage/v1/bucket', ['limit', 'offset', 'sortColumn', 'sortOrder', 'search']],
  ['/storage/v1/render/', ['token', 'width', 'height', 'resize', 'quality', 'format']],
  ['/storage/v1/object', ['token', 'download']],
  ['/api/staff/events', ['weeks', 'from']],
  ['/api/staff/inquiries', ['filter', 'q', 'page']],
  ['/api/staff/orders', ['page']],
  ['/buchen', ['serviceId', 'eventId', 'people']],
  ['/event-kalender', ['service', 'month', 'view']],
  ['/shop', ['collection', 'sort']],
  ['/kontakt/gesendet', ['ref']],
  ['/success', ['order']],
  ['/suche', ['q']],
  ['/news', ['page']],
]

export function queryNamesOf(route: string): readonly string[] {
  return NAMES.find(([begin]) => route.startsWith(begin))?.[1] ?? []
}
