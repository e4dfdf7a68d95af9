/** Text for markup, in an attribute or between tags. Soft hyphens only steer line breaks and are left out. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00ad', '')
}
