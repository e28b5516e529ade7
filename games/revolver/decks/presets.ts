/** The swap lists of the house (RV-257): what each expansion puts into a base deck, and what it takes out. */
import type { CardSet, Side } from '../vocabulary/card.ts';

export interface Swap {
  readonly in: { readonly [id: string]: number };
  readonly out: { readonly [id: string]: number };
}
export const presets: { readonly [S in Side]: { readonly [C in Exclude<CardSet, 'base'>]: Swap } } = {
  mcready: {
    '1.1': {
      in: {
        'pinkerton-agent': 3,
        'belle-ransom': 1,
        'trail-lookout': 2,
        'old-three-fingers': 1,
        'brakemans-warning': 1,
        deadfall: 1,
      },
      out: { lawman: 2, cowboy: 2, 'bounty-hunter': 1, 'apache-scout': 1, 'sharps-rifle': 1, 'out-of-ammo': 1, 'shoot-the-gun': 1 },
    },
    '1.2': {
      in: {
        'swain-boys': 1,
        'prison-guard': 2,
        'warden-thorne': 1,
        bloodhounds: 2,
        'the-gallows': 1,
        'hunt-the-man-down': 1,
        'leg-irons': 1,
      },
      out: {
        lawman: 1,
        cowboy: 2,
        'mounted-posse': 1,
        'sharps-rifle': 1,
        'buffalo-stampede': 1,
        'out-of-ammo': 1,
        ambush: 1,
        'river-in-flood': 1,
      },
    },
    '1.3': {
      in: { 'border-patrol': 2, 'hollis-reed': 1, federales: 2, 'reward-money': 2, 'best-money-can-buy': 1, 'old-scores': 1 },
      out: {
        'apache-scout': 1,
        'hired-gun': 1,
        'bounty-hunter': 1,
        deputy: 1,
        cowboy: 1,
        'wire-ahead': 1,
        'wanted-poster': 1,
        'get-a-rope-boys': 1,
        'shoot-the-gun': 1,
      },
    },
    '1.4': {
      in: {
        'texas-ranger': 2,
        'rock-strewn-vantage-point': 2,
        'volcanic-pistol': 1,
        'trained-in-the-pinkerton-ways': 1,
        'lee-shao': 1,
        'double-the-guard': 1,
        'clarence-stickley': 1,
      },
      out: {
        deputy: 2,
        'hired-gun': 1,
        lawman: 1,
        cowboy: 1,
        'sharps-rifle': 1,
        'rickety-bridge': 1,
        'apache-scout': 1,
        'mounted-posse': 1,
      },
    },
  },
  colty: {
    '1.1': {
      in: {
        'cherokee-freedmen': 2,
        'dragged-behind-the-horse': 2,
        'robbers-roost': 1,
        'hidden-gun-cache': 2,
        'smoke-signals': 1,
        'turn-the-tables': 1,
      },
      out: {
        comancheros: 1,
        banditos: 1,
        'chew-on-this': 1,
        'ride-for-the-border': 1,
        saddlebags: 1,
        'cut-the-wire': 1,
        '38-special': 2,
        '45-long-colt': 1,
      },
    },
    '1.2': {
      in: {
        'wriggler-hooley': 1,
        'duster-coat': 2,
        'hacksaw-in-a-pie': 1,
        'fight-on-the-train-roof': 1,
        'an-honest-bribe': 1,
        'spencer-carbine': 2,
        'straw-dummies': 1,
      },
      out: {
        comancheros: 1,
        'ride-for-the-border': 1,
        'chew-on-this': 1,
        dynamite: 1,
        'fire-at-will': 1,
        'adios-amigos': 1,
        '45-long-colt': 1,
        'sawed-off-shotgun': 1,
        '38-special': 1,
      },
    },
    '1.3': {
      in: {
        'austin-granby': 1,
        pistoleros: 2,
        'bribe-the-federales': 2,
        'bottle-of-mescal': 1,
        'sack-of-loot': 2,
        'gold-plated-revolver': 1,
      },
      out: {
        comancheros: 1,
        banditos: 1,
        'rosa-delgado': 1,
        'ride-for-the-border': 1,
        'rotgut-whiskey': 1,
        'stolen-horses': 1,
        'shoot-our-way-out': 1,
        sandstorm: 1,
        derringer: 1,
      },
    },
    '1.4': {
      in: {
        'upturned-wagon': 2,
        'ramshackle-hut': 1,
        'indian-burial-ground': 1,
        'the-jakes': 1,
        'pull-the-bars-out': 1,
        'fan-the-gun': 2,
        'trixie-and-delilah': 1,
        'travis-dane': 1,
      },
      out: {
        comancheros: 1,
        banditos: 1,
        'hail-of-bullets': 1,
        'sawed-off-shotgun': 1,
        '38-special': 1,
        '45-long-colt': 1,
        derringer: 1,
        'fire-at-will': 1,
        dynamite: 1,
        'stolen-horses': 1,
      },
    },
  },
};
