const KEY = 'checkout'

/** Remembers the payment page that this browser is led to. A storage that refuses is ignored silently. */
export function rememberCheckout(url: string): void {
  try {
    localStorage.setItem(KEY, url)
  } catch {}
}

/**
 * Gives back what the payment page holds that was opened last: the visitor is not there any more. What is paid stays
 * paid. Never throws; without an answer the hold ends by itself.
 */
export async function leaveCheckout(send: typeof fetch = fetch): Promise<void> {
  const url = forget()
  if (!url) return
  try {
    await send('/api/checkout/cancellation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url }),
      signal: AbortSignal.timeout(8000),
    })
  } catch {}
}

function forget(): string | null {
  try {
    const url = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    return url
  } catch {
    return null
  }
}
