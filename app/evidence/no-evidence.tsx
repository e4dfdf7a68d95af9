/** What the build puts in the place of `page-evidence.tsx` while the owner has given nothing for it. */
export function PageEvidence(_props: { page: string }) {
  return null
}
