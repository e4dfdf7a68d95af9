import type { ShownPhotograph } from '#content/shown-facts.ts'

/** Cropped by its container. */
export function Photo({ photograph, lazy = true }: { photograph: ShownPhotograph; lazy?: boolean }) {
  const { file, width, height, alt } = photograph
  return (
    <img
      src={`/photographs/${file}`}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
    />
  )
}
