import { useEffect, useRef, useState } from 'react'
import type { ProductDocument } from '#features/catalog/staff/product-document.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { PreviewFrame } from '../texts/preview-frame.tsx'

const WAIT_MS = 700
const PAGES = ['product', 'shop'] as const

interface ProductPreviewProps {
  id: string
  /** Undefined while something typed is wrong. */
  document: ProductDocument | undefined
}

/** The page of the product and its card in the shop, as visitors would get them now. */
export function ProductPreview({ id, document }: ProductPreviewProps) {
  const { preview: messages } = useMessages('staff-product')
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [page, setPage] = useState<(typeof PAGES)[number]>('product')
  const [shown, setShown] = useState<{ html?: string; problem?: StaffProblem }>({})
  const frame = useRef<HTMLIFrameElement>(null)
  const sent = document && JSON.stringify({ document, language, page })

  useEffect(() => {
    if (!sent) return undefined
    let isOver = false
    const timer = setTimeout(async () => {
      const answer = await postStaff<'/products/:id/preview'>(`/products/${id}/preview`, JSON.parse(sent))
      if (isOver) return
      setShown((before) => (answer.ok ? { html: answer.value.html } : { ...before, problem: answer.refusal }))
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, sent])

  return (
    <PreviewFrame
      html={shown.html}
      frame={frame}
      name={messages[page]}
      tools={
        <div role="group" aria-label={messages.page}>
          {PAGES.map((each) => (
            <Chip key={each} pressed={each === page} onClick={() => setPage(each)}>
              {messages[each]}
            </Chip>
          ))}
        </div>
      }
      language={language}
      onLanguage={setLanguage}
      problem={shown.problem ?? null}
      onAgain={() => setShown({})}
      waits={document !== undefined}
    >
      {!document && <p className="hint">{messages.wrong}</p>}
    </PreviewFrame>
  )
}
