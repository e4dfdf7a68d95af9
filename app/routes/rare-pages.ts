import type { ComponentType } from 'react'

/** Pages that few visitors open. Loaded by themselves, so that the pages of everybody do not list their files. */
export const rarePages = import.meta.glob<{ default: ComponentType }>([
  '/app/routes/{not-found,staff}/*-page.tsx',
  '/features/{account,invoice,messages,newsletter,order,privacy,quote,search}/site/**/*-page.tsx',
  '/features/booking/site/{group,my-booking}/*-page.tsx',
])
