import { isOwnPicture } from '#features/pictures/content/pictures.ts'
import { cropOf } from '../crop.ts'
import type { StaffPicture } from '../staff-picture.ts'
import styles from './pictures.module.css'
import { previewOf } from './use-preview.ts'

interface PictureThumbProps {
  /** Of a drawing, or the id of an own picture. */
  name: string
  pictures: readonly StaffPicture[]
}

/** Small and square, around the focus; decorative, since its name or description stands beside it. */
export function PictureThumb({ name, pictures }: PictureThumbProps) {
  const size = { className: styles.thumb, width: 96, height: 96, loading: 'lazy' } as const
  if (!isOwnPicture(name)) return <img src={`/scenes/${name}.svg`} alt="" {...size} />
  const picture = pictures.find(({ id }) => id === name)
  if (!picture) return <span className={styles.thumb} />
  const { file, texts } = picture
  const { left, top, width, height } = cropOf(file, '1:1', texts.focus)
  const share = (offset: number, rest: number) => `${rest > 0 ? (offset / rest) * 100 : 50}%`
  const objectPosition = `${share(left, file.width - width)} ${share(top, file.height - height)}`
  return <img src={previewOf(name)} alt="" {...size} style={{ objectPosition, background: file.colour }} />
}
