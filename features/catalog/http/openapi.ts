import { z } from 'zod'
import {
  productIdSchema,
  productListQuerySchema,
  productQuerySchema,
  variantListQuerySchema,
} from '#features/catalog/product-query.schema.ts'
import {
  productListSchema,
  storeProblemSchema,
  variantListSchema,
  wireProductSchema,
} from '#features/catalog/store-wire.schema.ts'
import { checkoutRequestSchema } from '#features/order/checkout/checkout-request.schema.ts'

const checkoutProblemSchema = storeProblemSchema.extend({
  code: z.string(),
  variant_id: z.string().optional().describe('The variant that the cart has to correct'),
  available: z.int().min(0).optional().describe('How many pieces of it can be had'),
})

type Json = Record<string, unknown>

/** OpenAPI 3.1, generated from the schemas that validate the calls. */
export function openApiDocument({ publicUrl, storeId }: { publicUrl: string; storeId: string }): Json {
  const storeParameter = {
    name: 'storeId',
    in: 'path',
    required: true,
    schema: { type: 'string', const: storeId },
  }
  const read = (summary: string, parameters: Json[], answer: string, refusals: Json): Json => ({
    summary,
    parameters: [storeParameter, ...parameters, LANGUAGE_QUERY, LANGUAGE_HEADER],
    responses: { 200: content(summary, answer), ...refusals },
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Store service',
      version: '1.0.0',
      description:
        'Products, stock and checkout. Amounts are in the smallest unit of the currency. Texts and messages follow `lng`, else `Accept-Language`. Products come with an ETag; ask with If-None-Match.',
    },
    servers: [{ url: publicUrl }],
    paths: {
      '/store/{storeId}/products': {
        get: read('Products', queryParameters(productListQuerySchema), 'ProductList', {
          400: REFUSED,
          404: UNKNOWN_STORE,
        }),
      },
      '/store/{storeId}/products/{id}': {
        get: read(
          'One product',
          [
            { name: 'id', in: 'path', required: true, schema: jsonSchema(productIdSchema) },
            ...queryParameters(productQuerySchema),
          ],
          'ProductAnswer',
          { 400: REFUSED, 404: content('Unknown store or product', 'Problem') },
        ),
      },
      '/store/{storeId}/variants': {
        get: read('Present stock of variants', queryParameters(variantListQuerySchema), 'VariantList', {
          400: REFUSED,
          404: UNKNOWN_STORE,
        }),
      },
      '/store/{storeId}/checkout': {
        post: {
          summary: 'Open a checkout; redirect the buyer to the answered address',
          parameters: [storeParameter, LANGUAGE_QUERY, LANGUAGE_HEADER, IDEMPOTENCY_KEY],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: ref('CheckoutRequest') } },
          },
          responses: {
            200: content('The hosted payment page', 'CheckoutAnswer'),
            400: content('A value of the body was refused; `field` names it', 'CheckoutProblem'),
            404: content('Unknown store', 'CheckoutProblem'),
            409: content('The cart does not hold any more; `code` tells why', 'CheckoutProblem'),
            429: content('Too many checkouts in a short time', 'CheckoutProblem'),
            502: content('The payment provider does not answer', 'CheckoutProblem'),
            503: content('Too much at once; `Retry-After` says when to come again', 'CheckoutProblem'),
          },
        },
      },
    },
    components: {
      schemas: {
        Product: jsonSchema(wireProductSchema),
        ProductList: {
          ...jsonSchema(productListSchema.omit({ products: true })),
          properties: {
            ...(jsonSchema(productListSchema.omit({ products: true }))['properties'] as Json),
            products: { type: 'array', items: ref('Product') },
          },
          required: ['count', 'offset', 'limit', 'products'],
        },
        ProductAnswer: {
          type: 'object',
          description: 'Without `field` a whole product, otherwise its id and the fields asked for',
          properties: {
            product: {
              anyOf: [ref('Product'), jsonSchema(wireProductSchema.partial().required({ id: true }))],
            },
          },
          required: ['product'],
          additionalProperties: false,
        },
        VariantList: jsonSchema(variantListSchema),
        CheckoutRequest: z.toJSONSchema(
          checkoutRequestSchema(() => ''),
          { io: 'input' },
        ),
        CheckoutAnswer: jsonSchema(z.object({ url: z.url() })),
        Problem: jsonSchema(storeProblemSchema),
        CheckoutProblem: jsonSchema(checkoutProblemSchema),
      },
    },
  }
}

const LANGUAGE_QUERY = {
  name: 'lng',
  in: 'query',
  description: 'Language of the texts, before `Accept-Language`. Anything unknown means German.',
  schema: { type: 'string', examples: ['de', 'en', 'fr', 'it'] },
}

const LANGUAGE_HEADER = { name: 'Accept-Language', in: 'header', schema: { type: 'string' } }

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key answers the same checkout again instead of opening another',
  schema: { type: 'string', maxLength: 200 },
}

const REFUSED = content('A value was refused; `field` names it', 'Problem')
const UNKNOWN_STORE = content('Unknown store', 'Problem')

function queryParameters(schema: z.ZodObject): Json[] {
  const { properties = {} } = jsonSchema(schema) as { properties?: Record<string, Json> }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: 'query',
    required: false,
    ...(description !== undefined && { description }),
    schema: property,
    ...(property['type'] === 'array' && { style: 'form', explode: true }),
  }))
}

function content(description: string, schema: string): Json {
  return { description, content: { 'application/json': { schema: ref(schema) } } }
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', reused: 'inline' })
  return rest
}
