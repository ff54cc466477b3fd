import type { KeptFile } from './kept-file.ts'

/** A listing service of the border: the month first in its dates, square feet, acres. */
export const LISTING_SERVICE: KeptFile = {
  homeStates: ['Baja California'],
  rows: [
    '240001234 · casa · venta 485000 MXN · 185.81 T485.62 C185.81 · Playas de Rosarito, Playas de Rosarito, Baja California · address 12 Calle del Mar · yearBuilt 2016 · bedrooms 3 · bathrooms 2 · alta 2026-03-15 · notas 1',
    '240001235 · departamento · venta 310000 MXN · 111.48 C111.48 · Playas de Rosarito, Playas de Rosarito, Baja California · separada · address Km 32 Carr. Libre · yearBuilt 2018 · bedrooms 2 · bathrooms 2 · alta 2026-04-20 · notas 1',
    '240001236 · terreno · venta 95000 MXN · 10117.14 T10117.14 · Ensenada, Ensenada, Baja California · vendida · address Valle de Guadalupe · alta 2026-01-10 · notas 1',
  ],
  content: [
    'MLS #,Status,Property Sub Type,List Price,Price/SqFt,Street,City,County,State,Zip,Beds,Baths Full,Baths Half,Living Area SqFt,Lot Acres,Year,DOM,HOA Fee,List Date,Sold Date,Listing Office,Remarks',
    '240001234,Active,Single Family,"$485,000",$242.50,12 Calle del Mar,Rosarito,Playas de Rosarito,BC,22710,3,2,1,2000,0.12,2016,45,$150,03/15/2026,,Baja Homes,Ocean view home',
    '240001235,Pending,Condominium,"$310,000",$258.33,Km 32 Carr. Libre,Rosarito,Playas de Rosarito,BC,22710,2,2,,1200,,2018,12,$220,04/20/2026,,Baja Homes,Beachfront',
    '240001236,Sold,Lots/Land,"$95,000",,Valle de Guadalupe,Ensenada,Ensenada,BC,22750,,,,,2.5,,120,,01/10/2026,06/30/2026,Baja Homes,Wine country lot',
  ].join('\n'),
}

/** A program that keeps price, address and features in objects of their own. */
export const NESTED: KeptFile = {
  homeStates: ['Campeche'],
  rows: [
    'CAM-1 · casa · venta 2500000 MXN · 180 T220 · Centro, Campeche, Campeche · address Calle 59 12 · googleMapsLink 19.84, -90.53 · bedrooms 3 · bathrooms 2 · contactEmail luz@x.example · fotos 1 · notas 1',
    'CAM-2 · bodega · renta 65000 MXN · 600 T900 · Playa Norte, Carmen, Campeche · bathrooms 1 · contactEmail luz@x.example · pausada · notas 1',
  ],
  content: JSON.stringify({
    data: {
      listings: [
        {
          code: 'CAM-1',
          title: 'Casa en Campeche',
          price: { amount: 2_500_000, currency: 'MXN', type: 'sale' },
          address: {
            street: 'Calle 59 12',
            neighborhood: 'Centro',
            city: 'Campeche',
            state: 'Campeche',
            coordinates: { lat: 19.84, lng: -90.53 },
          },
          features: { bedrooms: 3, bathrooms: 2, area_m2: 180, land_m2: 220 },
          propertyType: 'house',
          status: 'active',
          photos: ['https://c.example/1.jpg'],
          agent: { name: 'Luz', email: 'luz@x.example' },
        },
        {
          code: 'CAM-2',
          title: 'Bodega en Ciudad del Carmen',
          price: { amount: 65_000, currency: 'MXN', type: 'rent' },
          address: { street: null, neighborhood: 'Playa Norte', city: 'Ciudad del Carmen', state: 'Campeche' },
          features: { bedrooms: null, bathrooms: 1, area_m2: 600, land_m2: 900 },
          propertyType: 'warehouse',
          status: 'inactive',
          photos: [],
          agent: { name: 'Luz', email: 'luz@x.example' },
        },
      ],
    },
  }),
}
