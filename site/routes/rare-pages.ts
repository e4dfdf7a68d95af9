import type { ComponentType } from 'react'

/** Pages that few visitors open. Loaded by themselves, so that the pages of everybody do not list their files. */
const rarePages = import.meta.glob<{ default: ComponentType }>([
  '/site/routes/{not-found,staff}/*-page.tsx',
  '/features/{account,invoice,messages,newsletter,order,privacy,quote,search}/site/**/*-page.tsx',
  '/features/booking/site/{group,my-booking}/*-page.tsx',
  '/features/inquiry/site/contact/contact-sent-page.tsx',
])

export function loadRarePage(file: string): Promise<{ default: ComponentType }> {
  const load = rarePages[file]
  if (!load) throw new Error(`There is no page ${file}`)
  return load()
}
