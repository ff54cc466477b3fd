import type { Fact } from './fact.ts'
import {
  PRICE_BASES,
  PRICE_BASE_LABELS,
  PRICE_ON_REQUEST,
  TICKED,
  TICKED_LABELS,
  VATS,
  VAT_LABELS,
} from './quote-vocabulary.ts'
import { CATEGORIES, CATEGORY_LABELS } from './vocabulary.ts'

const ALSO = 'También se ofrece en…'
const THIRD = { section: 'precio', width: 'third', group: ALSO } as const
const RENT_OR_SALE = ['renta', 'venta'] as const

/** The currencies of the second price other than pesos. */
const OTHER_CURRENCIES = ['USD'] as const

/**
 * The second operation of a property and its price: a warehouse for rent that is also for sale. Conditions that only one
 * operation has, such as the deposit of a rent, belong to whichever operation is that one.
 */
export const SECOND_OPERATION_FACTS = {
  secondCategory: {
    kind: 'choice',
    label: 'Segunda operación',
    codes: CATEGORIES,
    labels: CATEGORY_LABELS,
    none: 'Ninguna',
    form: {
      ...THIRD,
      note: 'Con su propio precio. Lo que solo lleva una renta o una venta, como depósito o escrituras, está arriba.',
    },
    page: { label: 'También se ofrece en', after: 'price', onSheet: false },
    export: { width: 19, after: 'pricePerM2' },
    searched: { public: 17, panel: 14 },
  },
  secondPrice: {
    kind: 'money',
    operation: 'second',
    label: 'Precio de la segunda operación',
    form: { ...THIRD, label: 'Precio', placeholder: '0.00' },
    export: { after: 'secondCategory' },
  },
  secondCurrency: {
    kind: 'choice',
    operation: 'second',
    label: 'Moneda de la segunda operación',
    shownWith: 'secondPrice',
    codes: OTHER_CURRENCIES,
    labels: { USD: 'USD' },
    none: 'MXN',
    form: { ...THIRD, label: 'Moneda' },
    export: { width: 32, after: 'secondPrice' },
  },
  secondPriceTo: {
    kind: 'money',
    operation: 'second',
    label: 'Precio hasta de la segunda operación',
    categories: RENT_OR_SALE,
    form: { ...THIRD, label: 'Precio hasta', placeholder: '0.00' },
    export: { after: 'secondCurrency' },
  },
  secondPriceBase: {
    kind: 'choice',
    operation: 'second',
    label: 'Base del precio de la segunda operación',
    shownWith: 'secondPrice',
    codes: PRICE_BASES,
    labels: PRICE_BASE_LABELS,
    none: 'Total',
    categories: RENT_OR_SALE,
    form: { ...THIRD, label: 'Base del precio' },
    export: { width: 40, after: 'secondPriceTo' },
  },
  secondVat: {
    kind: 'choice',
    operation: 'second',
    label: 'IVA de la segunda operación',
    codes: VATS,
    labels: VAT_LABELS,
    form: { ...THIRD, label: 'IVA' },
    export: { width: 28, after: 'secondPriceBase' },
  },
  secondPriceOnRequest: {
    kind: 'choice',
    operation: 'second',
    label: 'Segunda operación a consultar',
    codes: TICKED,
    labels: TICKED_LABELS,
    none: 'No',
    tick: 'si',
    form: { section: 'precio', width: 'whole', group: ALSO, label: PRICE_ON_REQUEST },
    export: { width: 31, after: 'secondVat' },
  },
} as const satisfies Record<string, Fact>
