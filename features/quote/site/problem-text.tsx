import { useMessages } from '#site/language/language.tsx'

/** Of a refusal or an invalid field; an unknown one says that it did not arrive. */
export function ProblemText({ code }: { code: string }) {
  const { problems } = useMessages('my-quote')
  const { problems: ofVoucher } = useMessages('pay-voucher')
  const known: Partial<Record<string, string>> = { ...ofVoucher, ...problems }
  return known[code] ?? problems.failed
}
