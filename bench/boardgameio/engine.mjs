/**
 * The door to boardgame.io. It reads NODE_ENV while it loads and again on every move, and its entry points are folders, which only
 * `require` resolves. Hence this order, and no import.
 */
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);

export const { Client } = require('boardgame.io/client');
export const { Local } = require('boardgame.io/multiplayer');
export const { INVALID_MOVE } = require('boardgame.io/core');
