import { useState } from 'react'
import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import type { StaffProduct } from './staff-product.ts'
import { MAX_VOUCHER_PICTURES } from '../voucher-pictures.ts'
import { fill } from '#i18n/format.ts'
import { useRead } from '#kit/loaded.tsx'
import { Button } from '#site/ui/button.tsx'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { products } from './product.contract.ts'
import { pictures as contract } from '#features/pictures/staff/picture.contract.ts'
import { PictureDialog } from '#features/pictures/staff/picture-dialog.tsx'
import { PictureThumb } from '#features/pictures/staff/picture-thumb.tsx'
import { SortableList } from './sortable-list.tsx'

interface VoucherPicturesDialogProps {
  product: StaffProduct
  onClose: () => void
  onDone: () => void
}

/** Which pictures a voucher offers, and in which order; the first one stands on it unless visitors choose. */
export function VoucherPicturesDialog({
  product: { id, title, voucherPictures },
  onClose,
  onDone,
}: VoucherPicturesDialogProps) {
  const { t: texts, language } = useTexts('staff-shop')
  const { pictures: messages } = texts
  const { untitled } = useTexts('staff-pictures').t
  const { value: library, reload } = useRead(contract.list, {})
  const seen = voucherPictures ?? []
  const [names, setNames] = useState(seen)
  const [isAdding, setAdding] = useState(false)
  const pictures = library?.pictures ?? []
  const nameOf = (name: string) =>
    DRAWINGS[name]?.name[language] ??
    (pictures.find((picture) => picture.id === name)?.texts.alt[language] || untitled)
  return (
    <>
      <ActionDialog
        action={products.setVoucherPictures}
        fixed={{ id, names, seen }}
        title={fill(messages.title, { name: title })}
        text={messages.text}
        submit={messages.submit}
        done={messages.done}
        onClose={onClose}
        onDone={onDone}
      >
        <Stack gap={12}>
          <SortableList
            ids={names}
            nameOf={nameOf}
            extra={(name) => (
              <>
                <PictureThumb name={name} pictures={pictures} />
                <Button
                  size="sm"
                  aria-label={fill(messages.remove, { name: nameOf(name) })}
                  aria-disabled={names.length === 1}
                  onClick={() => names.length > 1 && setNames(names.filter((each) => each !== name))}
                >
                  ×
                </Button>
              </>
            )}
            onChange={setNames}
          />
          <p>
            <Button
              size="sm"
              aria-disabled={names.length >= MAX_VOUCHER_PICTURES}
              onClick={() => setAdding(names.length < MAX_VOUCHER_PICTURES)}
            >
              {messages.add}
            </Button>
          </p>
          <p className="hint">{fill(messages.hint, { most: MAX_VOUCHER_PICTURES })}</p>
        </Stack>
      </ActionDialog>
      {isAdding && (
        <PictureDialog
          value={null}
          pictures={pictures}
          onPicturesChanged={reload}
          onClose={() => setAdding(false)}
          onChoose={(name) => {
            setAdding(false)
            if (!names.includes(name)) setNames([...names, name])
          }}
        />
      )}
    </>
  )
}
