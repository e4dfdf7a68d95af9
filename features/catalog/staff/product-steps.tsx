import { Button } from '#app/ui/button.tsx'
import { Part, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { products } from './product.contract.ts'
import type { EditedProduct } from './staff-product.ts'

interface ProductStepsProps {
  product: EditedProduct
  onChanged: () => void
}

/** Off the shop, away, and back: each can be taken back, so each acts at once. */
export function ProductSteps({ product, onChanged }: ProductStepsProps) {
  const { t } = useTexts('staff-product')
  const { id, seen, state } = product
  const withdraw = useAction(products.withdraw, { done: t.withdrawn, onChanged })
  const remove = useAction(products.remove, { done: t.removed, onChanged })
  const bringBack = useAction(products.bringBack, { done: t.returned, onChanged })
  const way = ({ busy, send }: typeof withdraw, name: string) => (
    <Button size="sm" aria-disabled={busy} onClick={() => void send({ id, seen })}>
      {name}
    </Button>
  )
  return (
    <Part title={t.ask}>
      <Row gap={8}>
        {state === 'published' && way(withdraw, t.withdraw)}
        {state === 'removed' ? way(bringBack, t.return) : way(remove, t.remove)}
      </Row>
    </Part>
  )
}
