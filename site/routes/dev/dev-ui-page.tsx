import { type ReactNode, useState } from 'react'
import { toast } from '#site/toast/toast.ts'
import { Badge } from '#site/ui/notices/badge.tsx'
import { Button } from '#site/ui/button.tsx'
import { Card } from '#site/ui/layout/card.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { LabelledInput, LabelledSelect, LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BagIcon } from '#site/ui/pictures/icons.tsx'
import { CancellationBar } from '#site/ui/notices/cancellation-bar.tsx'
import { Checkbox, Radio } from '#site/ui/fields/inputs.tsx'
import { Pager } from '#site/ui/layout/pager.tsx'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { QuantityStepper } from '#site/ui/fields/quantity-stepper.tsx'
import { SectionRule, Waypoint } from '#site/ui/layout/section-rule.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { Skeleton } from '#site/ui/notices/skeleton.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import styles from './dev-ui-page.module.css'

/** Component sheet, development only. */
export default function DevUiPage() {
  return (
    <div className="wrap">
      <h1 className={styles.title}>Komponenten</h1>
      <div className={styles.sheet}>
        <Signs />
        <Box title="Knöpfe und Links">
          <Button>Warteliste</Button>
          <Button size="sm">Ändern</Button>
          <Button disabled>Nicht möglich</Button>
          <ArrowLink to="/survival-training">Zu den Stufen</ArrowLink>
          <Chips />
        </Box>
        <Box title="Wegzeichen">
          {(
            [
              [1, 'Wanderweg: Aufbruch, Hinweise, Position'],
              [2, 'Bergwanderweg: Durchhaltevermögen'],
              [3, 'Alpinwanderweg: Klarer Kompass'],
              [4, 'Postenflagge: Team-Events'],
              [5, 'Schraffur: Infoabende'],
            ] as const
          ).map(([kind, text]) => (
            <span key={kind} className="row">
              <TrailMark kind={kind} /> {text}
            </span>
          ))}
        </Box>
        <Fields />
        <Choices />
        <Messages />
        <Box title="Laden">
          <Skeleton />
        </Box>
        <Box title="Leerer Zustand">
          <EmptyState title="Noch nichts im Warenkorb" action={<ArrowLink to="/shop">Zum Shop</ArrowLink>}>
            Der Rucksack ist leer. Das ist leicht, aber nicht warm.
          </EmptyState>
        </Box>
        <Box title="Karte mit Bild">
          <Card
            title="Team-Events"
            facts="4 Stunden bis 1½ Tage"
            link={{ to: '/team-events', label: 'Zu den Anlässen' }}
            picture={<img src="/scenes/wasser.svg" alt="" width="640" height="800" loading="lazy" />}
          >
            Anlässe im Wald und am Wasser.
          </Card>
        </Box>
        <Box title="Seiten und Abschnittslinien">
          <Pager
            current={2}
            pages={4}
            address={(page) => `?page=${page}`}
            labels={{ pages: 'Seiten', previous: 'Zurück', next: 'Weiter' }}
          />
          <div className={styles.wide}>
            <Waypoint section="Angebot" waypoint="Wegpunkt 2" place="Zugerberg" altitude="1039 m" />
            <SectionRule name="Preise" aside="Stand 2026" />
          </div>
        </Box>
        <Tables />
        <Type />
      </div>
    </div>
  )
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.box}>
      <h2>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}

function Signs() {
  return (
    <Box title="Wegweiser (Hauptaktion, Preis)">
      <TrailSign to="/buchen">Platz buchen</TrailSign>
      <TrailSign to="/buchen" note="CHF 200.00">
        Aufbruch, 1 Tag
      </TrailSign>
      <TrailSign to="/buchen" note="CHF 250.00" level={2}>
        Durchhalte­vermögen, 2 Tage
      </TrailSign>
      <TrailSign to="/buchen" note="CHF 300.00" level={3}>
        Klarer Kompass, 2½ Tage
      </TrailSign>
      <TrailSign to="/" direction="left">
        Zurück nach Cham
      </TrailSign>
      <TrailSign size="sm">Klein</TrailSign>
      <TrailSign size="lg" note="10 Min.">
        Projekt anfragen
      </TrailSign>
      <TrailSign condition="bis 12 Personen, ab 4 Std." note="CHF 1’400" to="/team-events">
        Team-Event planen
      </TrailSign>
      <TrailSign white condition="Antwort innert 24 Stunden" to="/projekt-management">
        Projekt besprechen
      </TrailSign>
      <TrailSign disabled>Ausgebucht</TrailSign>
      <PromiseLine of={['request', 'freeMove', 'badWeather', 'substitute', 'calledOff', 'voucherRest']} />
      <CancellationBar />
    </Box>
  )
}

function Chips() {
  const [chosen, choose] = useState('alle')
  return (
    <div className="row">
      <Chip pressed={chosen === 'alle'} onClick={() => choose('alle')}>
        Alle
      </Chip>
      <Chip pressed={chosen === 'biwak'} onClick={() => choose('biwak')} mark={2}>
        Biwak
      </Chip>
    </div>
  )
}

function Fields() {
  return (
    <Box title="Felder">
      <div className={styles.form}>
        <LabelledInput label="Vorname" autoComplete="given-name" />
        <LabelledInput
          label="E-Mail"
          error="Nach dem @ fehlt noch etwas, zum Beispiel example.ch."
          type="email"
          defaultValue="kontakt@"
        />
        <LabelledSelect label="Anlass">
          <option>Team-Event</option>
          <option>Survival-Training</option>
        </LabelledSelect>
        <LabelledTextArea label="Nachricht" optional="(optional)" hint="Zwei Sätze genügen." />
      </div>
    </Box>
  )
}

function Choices() {
  const [quantity, setQuantity] = useState(3)
  return (
    <Box title="Auswahl">
      <Radio name="delivery" defaultChecked>
        Per Post
      </Radio>
      <Radio name="delivery">Als PDF</Radio>
      <Checkbox defaultChecked>Schlafsack mieten</Checkbox>
      <Checkbox>Newsletter, vier Mal im Jahr</Checkbox>
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        max={5}
        labels={{ less: 'Eins weniger', more: 'Eins mehr', quantity: 'Menge' }}
      />
    </Box>
  )
}

function Messages() {
  return (
    <Box title="Meldungen">
      <Button onClick={() => toast({ title: 'Peilkompass liegt im Warenkorb.', action: viewCart })}>
        Meldung
      </Button>
      <Button
        onClick={() =>
          toast({ title: 'Bestandslimit erreicht', description: 'Noch 3 vorhanden.', variant: 'warning' })
        }
      >
        Warnung
      </Button>
      <Button
        onClick={() =>
          toast({
            title: 'Keine Verbindung',
            description: 'Wir versuchen es weiter.',
            variant: 'destructive',
          })
        }
      >
        Fehler
      </Button>
      <div className="row">
        {[2, 12].map((count) => (
          <span key={count} className="icon-button">
            <BagIcon />
            <Badge count={count} />
          </span>
        ))}
        <span className="small muted">Warenkorb mit Zähler</span>
      </div>
    </Box>
  )
}

const viewCart = { label: 'Ansehen', altText: 'Warenkorb ansehen', onSelect: () => {} }

function Tables() {
  return (
    <Box title="Tabelle">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Gruppe</th>
            <th scope="col" className="right">
              Preis
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">bis 12 Personen</th>
            <td className="right">CHF 2’600.00</td>
          </tr>
          <tr>
            <th scope="row">13–20 Personen</th>
            <td className="right">CHF 200.00 pro Person</td>
          </tr>
        </tbody>
      </table>
    </Box>
  )
}

function Type() {
  return (
    <Box title="Schrift">
      <p className={styles.h1}>Gelände</p>
      <p className={styles.h2}>Karte und Gelände</p>
      <p className="lead">Wer weiss, wo er steht, entscheidet leichter.</p>
      <p>Lauftext Archivo 17/26. Ziffern 0123456789 für Preise: CHF 1’440.00.</p>
      <p className={styles.signType}>Wegweiser Archivo schmal, Rigi Kulm 3 h 40</p>
      <p className={`map-italic ${styles.mapType}`}>Zugersee, Newsreader kursiv</p>
    </Box>
  )
}
