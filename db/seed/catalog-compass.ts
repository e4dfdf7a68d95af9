import { DELIVERY, type SeedProduct, text } from './catalog-seed.ts'

/** Has everything that the product page can show: callouts, parts, data, quotation. */
export const compass: SeedProduct = {
  id: 'peilkompass',
  type: 'physical',
  title: text('Peilkompass', 'Sighting compass', 'Boussole de visée', 'Bussola da rilevamento'),
  subtitle: text(
    'Grundplatte, Grad oder Promille',
    'Baseplate, degrees or mils',
    'Plaquette, degrés ou pour-mille',
    'Piastra di base, gradi o millesimi',
  ),
  description: text(
    'Der Kompass aus Stufe 3. Klar, leicht, ohne Batterie. Wer ihn einmal verstanden hat, braucht im Nebel keine Diskussion.',
    'The compass from level 3. Clear, light, no battery. Once you understand it, there is nothing to discuss in the fog.',
    'La boussole du niveau 3. Claire, légère, sans pile. Une fois comprise, elle épargne toute discussion dans le brouillard.',
    'La bussola del livello 3. Chiara, leggera, senza batteria. Una volta capita, nella nebbia non servono discussioni.',
  ),
  thumbnail: '/scenes/gear-kompass.svg',
  media: ['/scenes/gear-kompass-frei.svg', '/scenes/gear-kompass.svg'],
  collection: 'orientierung',
  option: {
    id: 'peilkompass-ausfuehrung',
    title: text('Ausführung', 'Graduation', 'Graduation', 'Graduazione'),
  },
  variants: [
    {
      id: 'peilkompass-grad',
      title: text('Grad (360°)', 'Degrees (360°)', 'Degrés (360°)', 'Gradi (360°)'),
      sku: 'OR-KG',
      priceInCents: 4800,
      stock: 24,
      weightGrams: 42,
      optionValue: text('Grad (360°)', 'Degrees (360°)', 'Degrés (360°)', 'Gradi (360°)'),
    },
    {
      id: 'peilkompass-promille',
      title: text(
        'Artilleriepromille (6400)',
        'Mils (6400)',
        'Pour-mille d’artillerie (6400)',
        'Millesimi (6400)',
      ),
      sku: 'OR-KP',
      priceInCents: 4800,
      stock: 9,
      weightGrams: 42,
      optionValue: text(
        'Artilleriepromille (6400)',
        'Mils (6400)',
        'Pour-mille d’artillerie (6400)',
        'Millesimi (6400)',
      ),
    },
  ],
  info: [
    DELIVERY,
    {
      title: text('Pflege', 'Care', 'Entretien', 'Cura'),
      description: text(
        'Mit Wasser und einem weichen Tuch reinigen. Nicht neben Magneten oder das Telefon legen.',
        'Clean with water and a soft cloth. Do not keep it next to magnets or a phone.',
        'Nettoyer à l’eau avec un chiffon doux. Ne pas poser à côté d’aimants ou d’un téléphone.',
        'Pulire con acqua e un panno morbido. Non riporre accanto a magneti o al telefono.',
      ),
    },
  ],
  related: ['gutschein-klarer-kompass', 'feldbuch', 'plane'],
  metadata: {
    facts: [
      { label: text('Länge', 'Length', 'Longueur', 'Lunghezza'), value: '118 mm' },
      { label: text('Breite', 'Width', 'Largeur', 'Larghezza'), value: '57 mm' },
      { label: text('Gewicht', 'Weight', 'Poids', 'Peso'), value: '42 g' },
      {
        label: text('Teilung', 'Graduation', 'Graduation', 'Graduazione'),
        value: text('2° (Grad)', '2° (degrees)', '2° (degrés)', '2° (gradi)'),
      },
      {
        label: text('Garantie', 'Warranty', 'Garantie', 'Garanzia'),
        value: text('5 Jahre', '5 years', '5 ans', '5 anni'),
      },
    ],
    quote: text(
      'Die Nadel hat keine Meinung. Das macht sie so angenehm.',
      'The needle has no opinion. That is what makes it such good company.',
      'L’aiguille n’a pas d’avis. C’est ce qui la rend si agréable.',
      'L’ago non ha opinioni. Per questo è una buona compagnia.',
    ),
    story: text(
      'Im Kurs Klarer Kompass gehen Sie damit einen Vormittag lang nach Marschzahl, ohne Weg und ohne Telefon. Danach wissen Sie, wie oft man abweicht und wie selten man es merkt.',
      'On the course Klarer Kompass (Clear Compass) you follow a bearing with it for a whole morning, without a path and without a phone. Afterwards you know how often people stray and how seldom they notice.',
      'Au stage Klarer Kompass (Boussole claire), vous la suivez toute une matinée à l’azimut, sans sentier et sans téléphone. Ensuite, vous savez à quel point on dévie souvent, et comme on s’en aperçoit rarement.',
      'Nel corso Klarer Kompass (Bussola chiara) camminerà un’intera mattina seguendo un azimut, senza sentiero e senza telefono. Dopo saprà quanto spesso si devia e quanto di rado ce ne si accorge.',
    ),
    callouts: [
      {
        number: 1,
        title: text('Marschzahlring', 'Bearing ring', 'Couronne graduée', 'Ghiera graduata'),
        text: text(
          'In Grad 0–360° in 2°-Schritten, sonst Promille; mit kaltem Finger lesbar.',
          'In degrees 0–360° in steps of 2°, else in mils; readable with cold fingers.',
          'En degrés, 0–360° par pas de 2°, sinon en pour-mille ; lisible les doigts froids.',
          'In gradi 0–360° a passi di 2°, altrimenti in millesimi; leggibile anche con le dita fredde.',
        ),
        x: 74,
        y: 214,
        tipX: 163,
        tipY: 228,
      },
      {
        number: 2,
        title: text('Nadel', 'Needle', 'Aiguille', 'Ago'),
        text: text(
          'Gedämpft, ruhig nach drei Sekunden. Rot zeigt Nord.',
          'Damped, still after three seconds. Red points north.',
          'Amortie, stable après trois secondes. Le rouge indique le nord.',
          'Smorzato, fermo dopo tre secondi. Il rosso indica il nord.',
        ),
        x: 406,
        y: 214,
        tipX: 225,
        tipY: 226,
      },
      {
        number: 3,
        title: text('Richtungspfeil', 'Direction arrow', 'Flèche de direction', 'Freccia di direzione'),
        text: text(
          'Dorthin gehen Sie. Nicht dorthin, wo die Nadel zeigt.',
          'That is where you are going. Not where the needle points.',
          'C’est là que vous allez. Pas là où pointe l’aiguille.',
          'È lì che va. Non dove punta l’ago.',
        ),
        x: 74,
        y: 92,
        tipX: 231,
        tipY: 80,
      },
      {
        number: 4,
        title: text('Lupe', 'Magnifier', 'Loupe', 'Lente'),
        text: text(
          'Fünffach, für die kleine Schrift der Landeskarte.',
          'Magnifies five times, for the small print on the national map.',
          'Grossit cinq fois, pour les petits caractères de la carte nationale.',
          'Cinque ingrandimenti, per i caratteri piccoli della carta nazionale.',
        ),
        x: 406,
        y: 108,
        tipX: 312,
        tipY: 108,
      },
      {
        number: 5,
        title: text('Massstab', 'Scale', 'Échelle', 'Scala'),
        text: text(
          '1 : 25’000 und Millimeter.',
          '1 : 25’000 and millimetres.',
          '1 : 25\u202f000 et millimètres.',
          '1 : 25’000 e millimetri.',
        ),
        x: 74,
        y: 336,
        tipX: 157,
        tipY: 336,
      },
    ],
  },
}
