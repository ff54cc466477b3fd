import type { KeptFile } from './kept-file.ts'
import { pairs, site } from './sites.ts'

/** Property Hive of an agency of Baja California: rents by square foot, by week, by year, a range, a price on application. */
export const PROPERTY_HIVE_SITE: KeptFile = {
  homeStates: ['Baja California'],
  content: site([
    {
      id: 31,
      title: 'Unit at Otay',
      meta: pairs(
        '_department: commercial | _reference_number: BC-31 | _on_market: yes | _to_rent: yes | _rent_from: 0.75 | _rent_units: psqft | _commercial_rent_currency: USD | _floor_area_from: 40000 | _floor_area_to: 40000 | _floor_area_units: sqft | _address_street: Blvd. Industrial | _address_name_number: 77 | _address_two: Otay | _address_three: Tijuana | _address_four: Baja California',
      ),
      terms: pairs('availability: To Let | commercial_property_type: Warehouse'),
    },
    {
      id: 32,
      title: 'Land by square metre',
      meta: pairs(
        '_department: commercial | _reference_number: BC-32 | _on_market: yes | _for_sale: yes | _price_from: 95 | _price_units: psqm | _commercial_price_currency: USD | _site_area_from: 3 | _site_area_units: hectare | _address_three: Mexicali | _address_two: Palaco',
      ),
      terms: pairs('availability: For Sale | commercial_property_type: Land'),
    },
    {
      id: 33,
      title: 'House by the week',
      meta: pairs(
        '_department: residential-lettings | _reference_number: BC-33 | _on_market: yes | _rent: 800 | _rent_frequency: pw | _currency: USD | _bedrooms: 3 | _bathrooms: 2 | _floor_area_from: 160 | _floor_area_units: sqm | _address_three: Ensenada | _address_two: El Sauzal',
      ),
      terms: pairs('availability: To Let | property_type: House'),
    },
    {
      id: 34,
      title: 'Office under offer',
      meta: pairs(
        '_department: commercial | _reference_number: BC-34 | _on_market: yes | _to_rent: yes | _rent_from: 24000 | _rent_to: 30000 | _rent_units: pa | _commercial_rent_currency: USD | _floor_area_from: 150 | _floor_area_to: 200 | _floor_area_units: sqm | _address_three: Tijuana | _address_two: Zona Río',
      ),
      terms: pairs('availability: Under Offer | commercial_property_type: Office'),
    },
    {
      id: 35,
      title: 'Lot by the acre',
      meta: pairs(
        '_department: commercial | _reference_number: BC-35 | _on_market: yes | _for_sale: yes | _price_from: 50000 | _price_units: pacre | _commercial_price_currency: USD | _site_area_from: 10 | _site_area_units: acre | _address_three: Tecate | _address_two: Centro',
      ),
      terms: pairs('availability: For Sale | commercial_property_type: Land'),
    },
  ]),
  rows: [
    'BC-31 · bodega · renta a consultar USD · 3716.12 · Otay, Tijuana, Baja California · address Blvd. Industrial 77 · priceOnRequest si · description Texto. · alta 2024-01-15 · notas 1 · «Unit at Otay»',
    'BC-32 · terreno · venta 95 USD por_m2 · 30000 T30000 · Palaco, Mexicali · description Texto. · alta 2024-01-15 · «Land by square metre»',
    'BC-33 · casa · renta a consultar USD · 160 · El Sauzal, Ensenada · bedrooms 3 · bathrooms 2 · priceOnRequest si · description Texto. · alta 2024-01-15 · notas 1 · «House by the week»',
    'BC-34 · oficina · renta 24000 USD a 30000 · 200 · Zona Río, Tijuana · separada · pricePeriod anio · divisibleFrom 150 · description Texto. · alta 2024-01-15 · notas 1 · «Office under offer»',
    'BC-35 · terreno · venta a consultar USD · 40468.56 T40468.56 · Centro, Tecate · priceOnRequest si · description Texto. · alta 2024-01-15 · notas 1 · «Lot by the acre»',
  ],
}

/** Easy Property Listings of an agency of Nayarit: several post types, hidden prices, sizes in squares and acres. */
export const EPL_SITE: KeptFile = {
  homeStates: ['Nayarit'],
  content: site([
    {
      id: 41,
      type: 'property',
      title: 'House in Sayulita',
      meta: pairs(
        'property_unique_id: NAY-41 | property_status: current | property_category: House | property_price: 650000 | property_price_currency: USD | property_price_display: yes | property_bedrooms: 3 | property_bathrooms: 3 | property_garage: 1 | property_building_area: 210 | property_building_area_unit: squareMeter | property_land_area: 0.25 | property_land_area_unit: acre | property_address_street_number: 12 | property_address_street: Calle Delfines | property_address_suburb: Sayulita | property_address_city: Bahía de Banderas | property_address_state: Nayarit | property_address_coordinates: 20.8689,-105.4401',
      ),
    },
    {
      id: 42,
      type: 'rental',
      title: 'Condo in Nuevo Vallarta',
      meta: pairs(
        'property_unique_id: NAY-42 | property_status: current | property_category: Apartment | property_rent: 28000 | property_rent_period: month | property_rent_display: yes | property_rent_currency: MXN | property_bedrooms: 2 | property_bathrooms: 2 | property_building_area: 98 | property_building_area_unit: squareMeter | property_address_suburb: Nuevo Vallarta | property_address_city: Bahía de Banderas | property_address_state: Nayarit',
      ),
    },
    {
      id: 43,
      type: 'commercial',
      title: 'Shop in Tepic',
      meta: pairs(
        'property_unique_id: NAY-43 | property_status: leased | property_commercial_category: Retail | property_com_listing_type: lease | property_com_rent: 240000 | property_com_rent_period: annual | property_price_currency: MXN | property_building_area: 75 | property_building_area_unit: squareMeter | property_address_suburb: Centro | property_address_city: Tepic | property_address_state: Nayarit',
      ),
    },
    {
      id: 44,
      type: 'land',
      title: 'Lot in San Blas',
      meta: pairs(
        'property_unique_id: NAY-44 | property_status: current | property_under_offer: yes | property_land_category: Residential | property_price: 1200000 | property_price_display: no | property_price_currency: MXN | property_land_area: 500 | property_land_area_unit: squareMeter | property_address_suburb: Matanchén | property_address_city: San Blas | property_address_state: Nayarit',
      ),
    },
  ]),
  rows: [
    'NAY-41 · casa · venta 650000 USD · 210 T1011.71 · Sayulita, Bahía de Banderas, Nayarit · address Calle Delfines 12 · googleMapsLink 20.8689,-105.4401 · bedrooms 3 · bathrooms 3 · parkingSpaces 1 · description Texto. · alta 2024-01-15 · «House in Sayulita»',
    'NAY-42 · departamento · renta 28000 MXN · 98 · Nuevo Vallarta, Bahía de Banderas, Nayarit · bedrooms 2 · bathrooms 2 · description Texto. · alta 2024-01-15 · «Condo in Nuevo Vallarta»',
    'NAY-43 · local · renta 240000 MXN · 75 · Centro, Tepic, Nayarit · vendida · pricePeriod anio · description Texto. · alta 2024-01-15 · «Shop in Tepic»',
    'NAY-44 · terreno · venta a consultar MXN · 500 T500 · Matanchén, San Blas, Nayarit · separada · priceOnRequest si · description Texto. · alta 2024-01-15 · notas 1 · «Lot in San Blas»',
  ],
}

/** Estatik of an agency of Hidalgo: prices on call, terms for everything, no unit and no currency. */
export const ESTATIK_SITE: KeptFile = {
  homeStates: ['Hidalgo'],
  content: site([
    {
      id: 51,
      type: 'properties',
      title: 'Casa en Pachuca',
      meta: pairs(
        'es_property_price: 3200000 | es_property_bedrooms: 3 | es_property_bathrooms: 2 | es_property_area: 180 | es_property_lot_size: 200 | es_property_address: Av. Revolución 100, Pachuca | es_property_latitude: 20.1011 | es_property_longitude: -98.7591 | es_property_year_built: 2010',
      ),
      terms: pairs(
        'es_category: En venta | es_type: Casa | es_status: Active | es_location: México | es_location: Hidalgo | es_location: Pachuca de Soto | es_neighborhood: Periodistas',
      ),
    },
    {
      id: 52,
      type: 'properties',
      title: 'Bodega en Tizayuca',
      meta: pairs('es_property_price: 95000 | es_property_price_note: más IVA | es_property_area: 1500'),
      terms: pairs(
        'es_category: En renta | es_type: Bodega | es_status: Active | es_rent_period: Por mes | es_location: Hidalgo | es_location: Tizayuca',
      ),
    },
    {
      id: 53,
      type: 'properties',
      title: 'Terreno en Tulancingo',
      meta: pairs('es_property_call_for_price: 1 | es_property_price: 900000 | es_property_lot_size: 800'),
      terms: pairs(
        'es_category: En venta | es_type: Terreno | es_status: Sold | es_location: Hidalgo | es_location: Tulancingo de Bravo',
      ),
    },
  ]),
  rows: [
    'WP-51 · casa · venta 3200000 MXN · 180 T200 · Periodistas, Pachuca de Soto, Hidalgo · address Av. Revolución 100, Pachuca · googleMapsLink 20.1011, -98.7591 · bedrooms 3 · bathrooms 2 · yearBuilt 2010 · description Texto. · alta 2024-01-15 · «Casa en Pachuca»',
    'WP-52 · bodega · renta 95000 MXN mas_iva · 1500 · Tizayuca, Tizayuca, Hidalgo · description Texto. · alta 2024-01-15 · «Bodega en Tizayuca»',
    'WP-53 · terreno · venta a consultar MXN · 800 T800 · Tulancingo de Bravo, Tulancingo de Bravo, Hidalgo · vendida · priceOnRequest si · description Texto. · alta 2024-01-15 · notas 1 · «Terreno en Tulancingo»',
  ],
}
