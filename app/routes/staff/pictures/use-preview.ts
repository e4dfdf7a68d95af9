import { useEffect, useState } from 'react'
import { PICTURES_FOLDER } from '#content/pictures.ts'
import { previewName } from '#features/pictures/picture-preview.ts'
import { postStaff } from '../api/staff-client.ts'

export interface PicturePreview {
  src: string
  /** Pixels of the original, as one sees it. */
  width: number
  height: number
}

/** The whole picture in a size for the screen; null until it is there. */
export function usePreview(original: string): PicturePreview | null {
  const [preview, setPreview] = useState<PicturePreview & { of: string }>()
  useEffect(() => {
    let isLeft = false
    void postStaff<'/picture-previews'>('/picture-previews', { original }).then((answer) => {
      if (!answer.ok || isLeft) return
      setPreview({ of: original, src: previewOf(original), ...answer.value })
    })
    return () => {
      isLeft = true
    }
  }, [original])
  return preview?.of === original ? preview : null
}

export function previewOf(original: string): string {
  return `${PICTURES_FOLDER}/${previewName(original)}`
}
