import { useEffect, useState } from 'react'
import { PICTURES_FOLDER } from '#features/pictures/content/pictures.ts'
import { previewName } from '../picture-preview.ts'
import { call } from '#kit/client.ts'
import { pictures } from './picture.contract.ts'

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
    void call(pictures.preview, { original }).then((answer) => {
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
