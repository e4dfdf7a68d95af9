import type { InquirySummary } from '#features/inquiry/send/inquiry-summary.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

/** Visible only to the holder of the unguessable reference. */
export async function loadContactSent(
  { findInquiry }: PageEnvironment,
  { url }: LoaderInput,
): Promise<{ inquiry: InquirySummary | null }> {
  const reference = url.searchParams.get('ref')
  return { inquiry: (reference && (await findInquiry(reference))) || null }
}
