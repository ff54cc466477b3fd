import type { PostalAddressLeaf } from 'schema-dts'
import { expect, test } from 'vitest'
import { type OfferNode, jsonLd, thing } from './json-ld.ts'

const OFFER = { '@type': 'Offer', businessFunction: 'http://purl.org/goodrelations/v1#Sell' } as const

test('null values are left out, all others stay', () => {
  const address = { '@type': 'PostalAddress', streetAddress: null, addressRegion: '', addressCountry: 'MX' } as const
  expect(thing<PostalAddressLeaf>(address)).toStrictEqual({
    '@type': 'PostalAddress',
    addressRegion: '',
    addressCountry: 'MX',
  })
})

test('properties that schema.org does not have do not compile', () => {
  // `tsc` does this check: if a line compiles, its `@ts-expect-error` becomes an error.
  const wrong = [
    // @ts-expect-error a property that an address does not have
    thing<PostalAddressLeaf>({ '@type': 'PostalAddress', street: 'Av. Ejemplo 100' }),
    // @ts-expect-error a value of another kind
    thing<PostalAddressLeaf>({ '@type': 'PostalAddress', postalCode: 64_000 }),
    // @ts-expect-error a type that does not exist
    thing<PostalAddressLeaf>({ '@type': 'Address' }),
    // @ts-expect-error a word that is not of its list
    thing<OfferNode>({ ...OFFER, availability: 'https://schema.org/Sold' }),
    // @ts-expect-error a wrong word of GoodRelations
    thing<OfferNode>({ ...OFFER, businessFunction: 'http://purl.org/goodrelations/v1#Rent' }),
    // @ts-expect-error a property that the nested object does not have
    thing<OfferNode>({ ...OFFER, priceSpecification: { '@type': 'UnitPriceSpecification', unit: 'mes' } }),
    // @ts-expect-error a type that our documents do not have
    jsonLd([{ '@type': 'Castle' }]),
  ]
  expect(wrong).toHaveLength(7)
})
