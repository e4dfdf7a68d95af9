import type { InquirySummary } from '#features/inquiry/send/inquiry-summary.ts'
import type { PageEnvironment } from '#app/environment.ts'
import type { LoaderInput } from '#app/page.tsx'

/** Visible only to the holder of the unguessable reference. */
export async function loadContactSent(
  { findInquiry }: PageEnvironment,
  { url }: LoaderInput,
): Promise<{ inquiry: InquirySummary | null }> {
  const reference = url.searchParams.get('ref')
  return { inquiry: (reference && (await findInquiry(reference))) || null }
}
