import type { ServiceId } from '#features/services/content/services.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../language/language.tsx'
import { classNames } from '../class-names.ts'

/** Who has to be named for the picture that owners chose for a service, if anybody. */
export function PictureCredit({ of: id, className }: { of: ServiceId; className?: string | undefined }) {
  const { pictureCredit, servicePictures } = useMessages('common')
  const name = servicePictures?.[id]?.credit
  return name ? <p className={classNames('small muted', className)}>{fill(pictureCredit, { name })}</p> : null
}
