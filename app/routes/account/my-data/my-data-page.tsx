import { AddressPage } from '../../../address-form/address-page.tsx'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import marked from '../../../ui/marked-list.module.css'

const FORM = {
  name: 'my-data',
  page: paths.myData,
  sentPage: paths.myDataSent,
  load: () => import('./my-data-behaviour.ts'),
}

export default function MyDataPage() {
  const words = useMessages('my-data')
  return (
    <AddressPage words={words} form={FORM} consent={words.note}>
      <h2>{words.steps.title}</h2>
      <ol className={marked.list}>
        {words.steps.list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </AddressPage>
  )
}
