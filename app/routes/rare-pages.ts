import type { ComponentType } from 'react'

/** Pages that few visitors open. Loaded by themselves, so that the pages of everybody do not list their files. */
export const rarePages = import.meta.glob<{ default: ComponentType }>([
  './account/**/*-page.tsx',
  './staff/**/*-page.tsx',
  './public/legal/*-page.tsx',
  './public/newsletter/*-page.tsx',
  './public/not-found/*-page.tsx',
  './public/search/*-page.tsx',
  './public/success/*-page.tsx',
])
