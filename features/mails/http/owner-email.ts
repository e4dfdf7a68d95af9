import type { Settings } from '#platform/settings.ts'
import { placeholderAddress } from '#platform/settings-conflicts.ts'
import { startupProblem } from '#platform/startup-problem.ts'
import type { SiteFacts } from '#features/messages/http/site-facts.ts'

type OwnerSettings = Pick<Settings, 'mailOwner' | 'smtpUrl'>

/**
 * Where notices to the owner go: `MAIL_OWNER`, else the company's address as published at the time of the call. Throws
 * a start-up problem where mails would leave for the placeholder of a new site.
 */
export function ownerEmailOf(
  { mailOwner, smtpUrl }: OwnerSettings,
  facts: () => Pick<SiteFacts, 'company'>,
): () => string {
  const ownerEmail = () => mailOwner ?? facts().company.email
  const problem = smtpUrl && placeholderAddress('MAIL_OWNER', ownerEmail())
  if (problem) throw startupProblem(problem)
  return ownerEmail
}
