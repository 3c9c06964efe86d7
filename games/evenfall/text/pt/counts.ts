import type { Counts } from '../counts.ts';

export const counts: Counts = {
  nouns: {
    herb: ['Erva', 'Ervas'],
    elixir: ['Elixir', 'Elixires'],
    knowledge: ['Conhecimento', 'Conhecimentos'],
    mana: ['Mana', 'de Mana'],
    vp: ['PV', 'PV'],
    witches: ['Bruxa da reserva', 'Bruxas da reserva'],
    elders: ['Ancião da reserva', 'Anciões da reserva'],
    cards: ['carta', 'cartas'],
  },
  features: {
    vp: { counted: ['PV', 'PV'] },
    resources: ['Mais recursos', 'Menos recursos'],
    fewest: ['Recursos mais equilibrados', 'Recursos menos equilibrados'],
    cards: ['Mais cartas na mão', 'Menos cartas na mão'],
    cardVp: ['Cartas mais valiosas na mão', 'Cartas menos valiosas na mão'],
    mana: ['Mais Mana', 'Menos Mana'],
    witches: ['Mais Bruxas livres', 'Menos Bruxas livres'],
    elders: ['Mais Anciões livres', 'Menos Anciões livres'],
    harvest: ['Colheita maior', 'Colheita menor'],
    placeVp: ['Locais que valem mais', 'Locais que valem menos'],
    ritualVp: ['Rituais que valem mais', 'Rituais que valem menos'],
    stoneVp: ['As Pedras de Poder rendem mais', 'As Pedras de Poder rendem menos'],
    reactions: ['Mais Rituais que reagem', 'Menos Rituais que reagem'],
    specialists: ['Mais Especialistas', 'Menos Especialistas'],
    council: ['Mais gente no Conselho', 'Menos gente no Conselho'],
    track: ['Mais longe na trilha', 'Menos longe na trilha'],
    stones: ['Mais Pedras de Poder', 'Menos Pedras de Poder'],
    presence: ['Mais presença nas Regiões', 'Menos presença nas Regiões'],
  },
};
