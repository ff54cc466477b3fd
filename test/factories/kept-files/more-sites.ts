import type { KeptFile } from './kept-file.ts'
import { pairs, site } from './sites.ts'

/** Houzez of an agency of Tlaxcala: prices with signs and words, a rent by year, acres, a term nobody knows. */
export const HOUZEZ_TLAXCALA: KeptFile = {
  homeStates: ['Tlaxcala'],
  content: site([
    {
      id: 61,
      title: 'Casa en Apizaco',
      meta: pairs(
        'fave_property_id: TX61 | fave_property_price: $2,150,000 MXN | fave_property_size: 165.5 | fave_property_size_prefix: m² | fave_property_land: 1,050 | fave_property_land_postfix: m² | fave_property_bedrooms: 3 | fave_property_bathrooms: 2 | fave_property_garage: 2 | fave_property_garage_size: 30 m2 | fave_property_map_address: Calle 16 de Septiembre 405, Apizaco | fave_property_location: 19.4157,-98.1403,15 | fave_property_zip: 90300',
      ),
      terms: pairs(
        'property_type: Casa | property_status: En Venta | property_city: Apizaco | property_area: Centro | property_state: Tlaxcala',
      ),
    },
    {
      id: 62,
      title: 'Bodega en Ciudad Industrial Xicohténcatl',
      meta: pairs(
        'fave_property_id: TX62 | fave_property_price: 960000 | fave_property_price_postfix: anual + IVA | fave_property_size: 1,400 | fave_property_size_prefix: mts2',
      ),
      terms: pairs(
        'property_type: Bodega | property_status: For Rent | property_city: Tetla de la Solidaridad | property_state: Tlaxcala',
      ),
    },
    {
      id: 63,
      title: 'Terreno en Huamantla',
      meta: pairs(
        'fave_property_id: TX63 | fave_property_price: 45 | fave_property_price_prefix: Desde USD | fave_property_price_postfix: /m2 | fave_property_land: 5 | fave_property_land_postfix: Acres',
      ),
      terms: pairs(
        'property_type: Terreno | property_status: For Sale | property_label: Hot Offer | property_city: Huamantla | property_state: Tlaxcala',
      ),
    },
    {
      id: 64,
      title: 'Local en Chiautempan',
      status: 'expired',
      meta: pairs(
        'fave_property_id: TX64 | fave_property_price: 9,500 | fave_property_price_postfix: mensual | fave_property_size: 48 | fave_property_size_prefix: M2',
      ),
      terms: pairs(
        'property_type: Local | property_status: En renta | property_city: Chiautempan | property_state: Tlaxcala',
      ),
    },
    {
      id: 65,
      title: 'Oficina por noche',
      status: 'trash',
      meta: pairs('fave_property_id: TX65 | fave_property_price: 1'),
      terms: pairs('property_type: Oficina | property_status: En renta | property_city: Apizaco'),
    },
  ]),
  rows: [
    'TX61 · casa · venta 2150000 MXN · 165.5 T1050 · Centro, Apizaco, Tlaxcala · address Calle 16 de Septiembre 405, Apizaco · googleMapsLink 19.4157,-98.1403 · bedrooms 3 · bathrooms 2 · parkingSpaces 2 · description Texto. · alta 2024-01-15 · notas 1 · «Casa en Apizaco»',
    'TX62 · bodega · renta 960000 MXN mas_iva · 1400 · Tetla de la Solidaridad, Tetla de la Solidaridad, Tlaxcala · pricePeriod anio · description Texto. · alta 2024-01-15 · «Bodega en Ciudad Industrial Xicohténcatl»',
    'TX63 · terreno · venta 45 USD por_m2 · 20234.28 T20234.28 · Huamantla, Huamantla, Tlaxcala · description Texto. · alta 2024-01-15 · notas 1 · «Terreno en Huamantla»',
    'TX64 · local · renta 9500 MXN · 48 · Chiautempan, Chiautempan, Tlaxcala · pausada · description Texto. · alta 2024-01-15 · «Local en Chiautempan»',
  ],
}

/** Property Hive of an agency of Chiapas: rent by month, quarter and square metre, a let unit, qualifiers, a hidden price. */
export const PROPERTY_HIVE_CHIAPAS: KeptFile = {
  homeStates: ['Chiapas'],
  content: site([
    {
      id: 71,
      title: 'Casa en San Cristóbal',
      meta: pairs(
        '_department: residential-sales | _reference_number: CH71 | _on_market: yes | _price: 4200000 | _price_actual: 4200000 | _currency: MXN | _bedrooms: 4 | _bathrooms: 3 | _reception_rooms: 2 | _floor_area_from: 260 | _floor_area_units: sqm | _address_name_number: 22 | _address_street: Real de Guadalupe | _address_two: Guadalupe | _address_three: San Cristóbal de las Casas | _address_four: Chiapas | _address_postcode: 29230 | _latitude: 16.7381 | _longitude: -92.6296',
      ),
      terms: pairs('availability: Sold STC | property_type: House | price_qualifier: Offers Over'),
    },
    {
      id: 72,
      title: 'Departamento en Tuxtla',
      meta: pairs(
        '_department: residential-lettings | _reference_number: CH72 | _on_market: yes | _rent: 11500 | _rent_frequency: pcm | _currency: MXN | _deposit: 23000 | _floor_area_from: 82 | _floor_area_units: sqm | _bedrooms: 2 | _bathrooms: 1 | _address_two: Terán | _address_three: Tuxtla Gutiérrez | _address_four: Chiapas | _available_date: 2026-12-01',
      ),
      terms: pairs('availability: To Let | property_type: Flat | furnished: Furnished'),
    },
    {
      id: 73,
      title: 'Oficinas en Tuxtla',
      meta: pairs(
        '_department: commercial | _reference_number: CH73 | _on_market: yes | _to_rent: yes | _rent_from: 180 | _rent_to: 180 | _rent_units: psqm | _commercial_rent_currency: MXN | _floor_area_from: 320 | _floor_area_to: 320 | _floor_area_units: sqm | _address_two: Moctezuma | _address_three: Tuxtla Gutiérrez | _address_four: Chiapas',
      ),
      terms: pairs('availability: Let | commercial_property_type: Office'),
    },
    {
      id: 74,
      title: 'Local y venta en Tapachula',
      meta: pairs(
        '_department: commercial | _reference_number: CH74 | _on_market: yes | _for_sale: yes | _price_from: 3000000 | _price_to: 3000000 | _commercial_price_currency: MXN | _to_rent: yes | _rent_from: 25000 | _rent_to: 25000 | _rent_units: pcm | _commercial_rent_currency: MXN | _floor_area_from: 200 | _floor_area_to: 200 | _floor_area_units: sqm | _address_two: Centro | _address_three: Tapachula | _address_four: Chiapas',
      ),
      terms: pairs('availability: For Sale | availability: To Let | commercial_property_type: Retail'),
    },
    {
      id: 75,
      title: 'Bodega fuera de mercado',
      meta: pairs(
        '_department: commercial | _reference_number: CH75 | _on_market:  | _to_rent: yes | _rent_from: 90000 | _rent_units: pq | _commercial_rent_currency: MXN | _floor_area_from: 800 | _floor_area_units: sqm | _address_three: Comitán de Domínguez | _address_two: Los Sabinos | _address_four: Chiapas',
      ),
      terms: pairs('availability: To Let | commercial_property_type: Warehouse'),
    },
  ]),
  rows: [
    'CH71 · casa · venta 4200000 MXN · 260 · Guadalupe, San Cristóbal de las Casas, Chiapas · separada · address Real de Guadalupe 22 · googleMapsLink 16.7381, -92.6296 · bedrooms 4 · bathrooms 3 · description Texto. · alta 2024-01-15 · notas 1 · «Casa en San Cristóbal»',
    'CH72 · departamento · renta 11500 MXN · 82 · Terán, Tuxtla Gutiérrez, Chiapas · bedrooms 2 · bathrooms 1 · availableFrom 2026-12-01 · description Texto. · alta 2024-01-15 · notas 1 · «Departamento en Tuxtla»',
    'CH73 · oficina · renta 180 MXN por_m2 · 320 · Moctezuma, Tuxtla Gutiérrez, Chiapas · vendida · description Texto. · alta 2024-01-15 · «Oficinas en Tuxtla»',
    'CH74 · local · venta 3000000 MXN · renta 25000 · 200 · Centro, Tapachula, Chiapas · description Texto. · alta 2024-01-15 · «Local y venta en Tapachula»',
    'CH75 · bodega · renta 360000 MXN · 800 · Los Sabinos, Comitán de Domínguez, Chiapas · pausada · pricePeriod anio · description Texto. · alta 2024-01-15 · «Bodega fuera de mercado»',
  ],
}
