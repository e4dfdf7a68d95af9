import type { Photograph } from '#content/owner-facts.ts'
import { useLanguage } from '../language/language.tsx'

/** Cropped by its container. */
export function Photo({ photograph, lazy = true }: { photograph: Photograph; lazy?: boolean }) {
  const { file, width, height, alt } = photograph
  return (
    <img
      src={`/photographs/${file}`}
      alt={alt[useLanguage()]}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
    />
  )
}
