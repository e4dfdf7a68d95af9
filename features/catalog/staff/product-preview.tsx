import { useEffect, useRef, useState } from 'react'
import type { ProductDocument } from './product-document.ts'
import type { Language } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { Chip } from '#app/ui/chip.tsx'
import type { StaffProblem } from '#app/routes/staff/api/staff-client.ts'
import { call } from '#kit/client.ts'
import type { Input } from '#kit/contract.ts'
import { products } from './product.contract.ts'
import { PreviewFrame } from '#features/messages/staff/preview-frame.tsx'

const WAIT_MS = 700
const PAGES = ['product', 'shop'] as const

interface ProductPreviewProps {
  id: string
  /** Undefined while something typed is wrong. */
  document: ProductDocument | undefined
}

/** The page of the product and its card in the shop, as visitors would get them now. */
export function ProductPreview({ id, document }: ProductPreviewProps) {
  const { t, language: own } = useTexts('staff-product')
  const { preview: messages } = t
  const [language, setLanguage] = useState<Language>(own)
  const [page, setPage] = useState<(typeof PAGES)[number]>('product')
  const [rendered, setPreview] = useState<{ html?: string; problem?: StaffProblem }>({})
  const frame = useRef<HTMLIFrameElement>(null)
  const sent = document && JSON.stringify({ id, document, language, page })

  useEffect(() => {
    if (!sent) return undefined
    let isOver = false
    const timer = setTimeout(async () => {
      const answer = await call(products.preview, JSON.parse(sent) as Input<typeof products.preview>)
      if (isOver) return
      setPreview((before) =>
        answer.ok ? { html: answer.value.html } : { ...before, problem: answer.refusal },
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [sent])

  return (
    <PreviewFrame
      html={rendered.html}
      frame={frame}
      name={messages[page]}
      tools={
        <div data-kit="row" data-gap="8" role="group" aria-label={messages.page}>
          {PAGES.map((each) => (
            <Chip key={each} pressed={each === page} onClick={() => setPage(each)}>
              {messages[each]}
            </Chip>
          ))}
        </div>
      }
      language={language}
      onLanguage={setLanguage}
      problem={rendered.problem ?? null}
      onAgain={() => setPreview({})}
      waits={document !== undefined}
    >
      {!document && <p className="hint">{messages.wrong}</p>}
    </PreviewFrame>
  )
}
