import { AddressPage } from '#site/address-form/address-page.tsx'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import marked from '#site/ui/styles/marked-list.module.css'

const FORM = {
  name: 'my-data',
  page: paths.myData,
  sentPage: paths.myDataSent,
  load: () => import('./my-data-behaviour.ts'),
}

export default function MyDataPage() {
  const messages = useMessages('my-data')
  return (
    <AddressPage messages={messages} form={FORM} consent={messages.note}>
      <h2>{messages.steps.title}</h2>
      <ol className={marked.list}>
        {messages.steps.list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </AddressPage>
  )
}
