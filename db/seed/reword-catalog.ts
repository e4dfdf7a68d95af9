import { and, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#features/catalog/catalog.tables.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Text, text } from './catalog-seed.ts'
import { vouchers } from './catalog-vouchers.ts'

/** Wrong texts of earlier seeds, by product. */
const REWORDED: { id: string; subtitle: Text; description: Text }[] = [
  {
    id: 'gutschein-wert',
    subtitle: text(
      'Für alles, was wir anbieten',
      'For everything we offer',
      'Pour tout ce que nous proposons',
      'Per tutto ciò che offriamo',
    ),
    description: text(
      'Ein Betrag statt einer Richtung. Er gilt für Survival-Trainings, Team-Events und die Dinge im Shop. Was übrig bleibt, bleibt auf dem Gutschein.',
      'An amount instead of a direction. It is good for survival courses, team events and the things in the shop. What is left over stays on the voucher.',
      'Un montant plutôt qu’une direction. Il vaut pour les stages de survie, les sorties d’équipe et les objets de la boutique. Le solde reste sur le bon.',
      'Un importo invece di una direzione. Vale per i corsi di sopravvivenza, le uscite di squadra e gli oggetti del negozio. Ciò che avanza resta sul buono.',
    ),
  },
]

/** Corrects seeded texts that the owner has not changed. */
export async function rewordCatalog(tx: Transaction): Promise<void> {
  for (const { id, subtitle, description } of REWORDED) {
    const now = vouchers.find((product) => product.id === id)
    if (!now) throw new Error(`no product ${id}`)
    const unchanged = (column: SQL, old: Text) =>
      and(eq(products.id, id), sql`${column} = ${JSON.stringify(old)}::jsonb`)
    await tx
      .update(products)
      .set({ subtitle: now.subtitle })
      .where(unchanged(sql`${products.subtitle}`, subtitle))
    await tx
      .update(products)
      .set({ description: now.description })
      .where(unchanged(sql`${products.description}`, description))
  }
}
