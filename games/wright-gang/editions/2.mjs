// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = (e, t, n, r, i) => {
	let a = (t, n, r) => {
		let i = e[t] ^ e[n];
		e[t] = i << r | i >>> 32 - r;
	};
	e[t] += e[n], a(i, t, 16), e[r] += e[i], a(n, r, 12), e[t] += e[n], a(i, t, 8), e[r] += e[i], a(n, r, 7);
}, r = (e, t, r) => {
	let i = Uint32Array.of(1634760805, 857760878, 2036477234, 1797285236, ...e, t, ...r), a = i.slice();
	for (let e = 0; e < 10; e++) n(a, 0, 4, 8, 12), n(a, 1, 5, 9, 13), n(a, 2, 6, 10, 14), n(a, 3, 7, 11, 15), n(a, 0, 5, 10, 15), n(a, 1, 6, 11, 12), n(a, 2, 7, 8, 13), n(a, 3, 4, 9, 14);
	for (let e = 0; e < 16; e++) a[e] += i[e];
	return a;
}, i = (e) => {
	let t = (t) => Number.parseInt(e.slice(2 * t, 2 * t + 2), 16);
	return Uint32Array.from({ length: 8 }, (e, n) => t(4 * n) | t(4 * n + 1) << 8 | t(4 * n + 2) << 16 | t(4 * n + 3) << 24);
}, a = (e) => e, o = (e) => e, s = /^fair:[0-9a-f]{64}$/, c = (e) => {
	let t = [
		-1640531527,
		608135816,
		-1209970334,
		e.length + 1
	];
	for (let n = 0; n < e.length; n++) {
		let r = e.charCodeAt(n);
		for (let e = 0; e < 4; e++) t[e] = Math.imul((t[e] ^ r + e * 81) + Math.imul(t[e + 1 & 3], 5), 739982445 + 2 * e) ^ t[e] >>> 15;
	}
	for (let e = 0; e < 12; e++) d(t);
	return t;
}, l = (e) => o(s.test(e) ? {
	key: e.slice(5),
	used: 0
} : c(e)), u = (e) => {
	let t = a(e);
	return o(Array.isArray(t) ? [
		t[0],
		t[1],
		t[2],
		t[3]
	] : { ...t });
}, d = (e) => {
	let t = e[0] + e[1] + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t >>> 0;
}, f = null, p = (e) => {
	let t = Math.floor(e.used / 16);
	return (f === null || f.key !== e.key || f.block !== t) && (f = {
		key: e.key,
		block: t,
		words: r(i(e.key), t >>> 0, [
			Math.floor(t / 2 ** 32),
			0,
			0
		])
	}), f.words[e.used++ % 16];
}, m = (e) => {
	let t = a(e);
	return Array.isArray(t) ? d(t) : p(t);
}, ee = 2 ** 32, h = (e, t) => {
	if (t <= 1) return 0;
	let n = m(e) * t, r = n >>> 0;
	if (r < t) {
		let i = ee % t;
		for (; r < i;) n = m(e) * t, r = n >>> 0;
	}
	return (n - r) / ee | 0;
}, te = (e, t) => {
	for (let n = t.length - 1; n > 0; n--) {
		let r = h(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}, ne = (e) => {
	let t = [];
	for (let n of e) {
		let e = t.find((e) => e[0] === n);
		if (e !== void 0) e[1]++;
		else {
			let e = t.length;
			for (; e > 0 && n < t[e - 1][0]; e--) t[e] = t[e - 1];
			t[e] = [n, 1];
		}
	}
	return t;
}, re = (e, t) => {
	let n = [];
	for (let r = 0; r < e; r++) n.push(t);
	return n;
}, ie = (e, t) => {
	let n = [];
	for (let r = 0; r < e.length; r++) for (let i = 0; i < t[r]; i++) n.push(e[r][0]);
	return n;
};
function* ae(e) {
	let t = ne(e), n = re(t.length, 0);
	for (;;) {
		let e = t.length - 1;
		for (; e >= 0 && n[e] === t[e][1]; e--) n[e] = 0;
		if (e < 0) return;
		n[e]++, yield ie(t, n);
	}
}
// kernel/cards/table.ts
var g = (e) => e, oe = (e) => e, _ = (e) => 1 << e, v = (e) => (1 << e + 1) - 1, y = (e, t) => e.cards[t.row], b = (e, t) => e.cards[t.row].length, x = (e, t) => e.face[g(t)], S = (e, t) => y(e, t).map((t) => x(e, t)), se = (e, t, n, r) => {
	for (let i of y(e, t)) if (x(e, i) === n && !r.includes(i)) return i;
	return null;
}, C = (e, t, n) => se(e, t, n, []), w = (e, t, n) => {
	let r = [];
	for (let i of n) {
		let n = se(e, t, i, r);
		if (n === null) return null;
		r.push(n);
	}
	return r;
}, T = (e) => e.stack[e.stack.length - 1], ce = (e, t) => {
	let n = 0;
	for (e[0] === t[0] && (e.shift(), n++); n < t.length;) {
		let r = n, i = 0;
		for (let r of e) r === t[n] ? n++ : e[i++] = r;
		for (; e.length > i;) e.pop();
		if (n === r) return;
	}
}, le = {}, ue = ({ is: e, owner: t }, n) => e.seen === "all" ? v(n) : e.seen === "owner" ? _(t) : 0, de = (e) => ({
	seats: e.seats,
	config: e.config,
	clock: e.clock,
	dice: e.dice,
	face: e.face,
	known: e.known,
	cards: e.cards,
	open: e.open,
	kept: e.kept,
	stack: e.stack,
	ask: e.ask
}), fe = class {
	#e;
	#t;
	#n;
	#r;
	#i = null;
	constructor(e, t, n) {
		this.#e = t, this.#t = n, this.#n = e, this.#r = de(e);
	}
	get table() {
		return this.#r;
	}
	set clock(e) {
		this.#r.clock = e;
	}
	set ask(e) {
		this.#r.ask = e;
	}
	save() {
		this.#i = null, this.#n = de(this.#r);
	}
	restore() {
		Object.assign(this.#r, this.#n);
	}
	move(e, t, n, r = le) {
		if (e.length === 0) return;
		let i = this.#a(n), a = this.#l(t), o = e === a ? e.slice() : e;
		t.is.order === "free" && (o.length < a.length || o.length > 1 && n.is.order === "fixed") && (this.#o(a, 0, r.eyes ?? this.#a(t) | i), this.#c(o, a)), ce(a, o);
		let s = this.#l(n);
		if (r.top) s.unshift(...o);
		else for (let e of o) s.push(e);
		this.#o(o, i, -1), this.#t !== null && !r.quiet && this.#t.happened({
			tell: "moved",
			cards: o,
			from: t,
			to: n
		}, this.#r);
	}
	shuffle(e) {
		let t = this.#l(e), n = this.#d(), r = te(this.#m(), t.map((e) => n[g(e)]));
		for (let e = 0; e < t.length; e++) n[g(t[e])] = r[e];
		this.#o(t, this.#a(e), 0), this.#t?.happened({
			tell: "shuffled",
			from: e
		}, this.#r);
	}
	look(e, t, n) {
		if (this.#s(t, n, _(e)), this.#t === null) return;
		let r = n.is.order === "free" && t.length < this.#r.cards[n.row].length ? _(e) | this.#a(n) : -1;
		this.#t.happened({
			tell: "looked",
			cards: t,
			from: n,
			eyes: r,
			more: { seat: e }
		}, this.#r);
	}
	reveal(e, t) {
		this.#s(e, t, v(this.#r.seats)), this.#t?.happened({
			tell: "revealed",
			cards: e,
			from: t
		}, this.#r);
	}
	gather() {
		let e = this.#r, t = e.cards.some((e, t) => e.length > 0 && this.#e.room.spots[t].zone !== "box"), n = this.#e.box(e.config, e.seats);
		e.face = n.slice(), e.known = re(n.length, v(e.seats)), e.cards = this.#e.room.spots.map((e) => e.zone === "box" ? n.map((e, t) => oe(t)) : []), t && this.#t?.happened({ tell: "gathered" }, e);
	}
	open(e) {
		this.#t?.opens(e, this.#r), this.#r.open === this.#n.open && (this.#r.open = this.#e.copyOpen(this.#n.open)), Object.assign(this.#r.open, e);
	}
	keep(e, t) {
		this.#r.kept = this.#r.kept.map((n, r) => r === e ? t : n), this.#t?.happened({
			tell: "kept",
			more: { seat: e },
			secret: {
				of: e,
				kept: t
			}
		}, this.#r);
	}
	say(e, t = {}) {
		this.#t?.happened({
			tell: e,
			more: t
		}, this.#r);
	}
	announce(e, t) {
		this.#t?.happened({
			tell: e,
			more: t
		}, this.#r);
	}
	below(e) {
		return h(this.#m(), e);
	}
	mix(e) {
		return te(this.#m(), e.slice());
	}
	some(e, t) {
		return this.mix(this.#r.cards[e.row]).slice(0, t);
	}
	top() {
		return this.#p(this.#r.stack.length - 1);
	}
	push(e, t, n) {
		n === this.#i && (this.#i = null), this.#f().push({
			script: e,
			pc: 0,
			by: t,
			cancelled: !1,
			vars: n
		});
	}
	pop() {
		this.#f().pop();
	}
	goOn() {
		this.#r.ask = null, this.top().pc++;
	}
	note(e, t) {
		let n = this.top();
		if (this.#i === null || n.vars !== this.#i) {
			this.#i = {};
			for (let e in n.vars) this.#i[e] = n.vars[e];
			n.vars = this.#i;
		}
		this.#i[e] = t;
	}
	cancelBeneath() {
		this.#p(this.#r.stack.length - 2).cancelled = !0;
	}
	#a(e) {
		return ue(e, this.#r.seats);
	}
	#o(e, t, n) {
		let r = this.#u();
		for (let i of e) r[g(i)] = r[g(i)] & n | t;
	}
	#s(e, t, n) {
		let r = this.#l(t);
		t.is.order === "free" && e.length < r.length && this.#c(e, r, n), this.#o(e, n, -1);
	}
	#c(e, t, n = -1) {
		let { face: r, seats: i } = this.#r, a = this.#u();
		for (let o of e) {
			let s = n & v(i) & ~a[g(o)];
			if (s === 0) continue;
			let c = s;
			for (let n of t) {
				if (c === 0) break;
				if (r[g(n)] !== r[g(o)] || e.includes(n)) continue;
				let t = a[g(n)] & c;
				a[g(n)] &= ~t, c &= ~t;
			}
		}
	}
	#l({ row: e }) {
		let t = this.#r, n = this.#n;
		t.cards === n.cards && (t.cards = n.cards.slice());
		let r = t.cards;
		return r[e] === n.cards[e] && (r[e] = n.cards[e].slice()), r[e];
	}
	#u() {
		return this.#r.known === this.#n.known && (this.#r.known = this.#n.known.slice()), this.#r.known;
	}
	#d() {
		return this.#r.face === this.#n.face && (this.#r.face = this.#n.face.slice()), this.#r.face;
	}
	#f() {
		return this.#r.stack === this.#n.stack && (this.#r.stack = this.#n.stack.slice()), this.#r.stack;
	}
	#p(e) {
		let t = this.#f(), n = t[e];
		if (n !== this.#n.stack[e]) return n;
		let r = {
			script: n.script,
			pc: n.pc,
			by: n.by,
			cancelled: n.cancelled,
			vars: n.vars
		};
		return t[e] = r, r;
	}
	#m() {
		return this.#r.dice === this.#n.dice && (this.#r.dice = u(this.#n.dice)), this.#r.dice;
	}
}, pe = (e) => typeof e == "object" && !!e && !Array.isArray(e), E = (e) => {
	if (e === void 0) return "missing";
	let t = Array.isArray(e) ? `a list of ${e.length}` : pe(e) ? "an object" : JSON.stringify(e);
	return t.length > 60 ? `${t.slice(0, 59)}…` : t;
}, me = (e, t) => ({
	said: e,
	wrong: (n, r) => t(n) ? null : `${r} is ${E(n)}: it must be ${e}`
}), he = (e) => Number.isSafeInteger(e), D = (e, t) => me(`a whole number from ${e} to ${t}`, (n) => he(n) && n >= e && n <= t), ge = (...e) => me(e.length === 1 ? JSON.stringify(e[0]) : `one of ${e.map((e) => JSON.stringify(e)).join(", ")}`, (t) => e.some((e) => e === t)), _e = ({ seats: e, who: t }) => {
	let n = [...new Set(Array.from({ length: e }, (e, n) => t(n)))];
	return me(n.length === 1 ? n[0] : `one of ${n.join(", ")}`, (t) => he(t) && t >= 0 && t < e);
}, ve = (e) => ({
	said: `null or ${e.said}`,
	wrong(t, n) {
		let r = t === null ? null : e.wrong(t, n);
		return r === null || typeof t == "object" ? r : `${n} is ${E(t)}: it must be null or ${e.said}`;
	}
}), ye = (e, { length: t, most: n = t ?? 100, distinct: r, called: i = (e) => `[${e}]` } = {}) => {
	let a = n === 0 ? "an empty list" : `a list of ${t === void 0 ? `at most ${n}` : t}, each ${e.said}`;
	return {
		said: a,
		wrong(o, s) {
			if (!Array.isArray(o)) return `${s} is ${E(o)}: it must be ${a}`;
			if (o.length > n || t !== void 0 && o.length !== t) return `${s} has ${o.length} entries: it must have ${t === void 0 ? `at most ${n}` : t}`;
			for (let [t, n] of o.entries()) {
				let a = e.wrong(n, `${s}${i(t)}`);
				if (a !== null) return a;
				if (r && o.indexOf(n) !== t) return `${s} names ${E(n)} twice`;
			}
			return null;
		}
	};
}, be = ({ seats: e, who: t }, n) => ({
	...ye(n, {
		length: e,
		called: (e) => ` of ${t(e)}`
	}),
	said: `for each player ${n.said}`
}), xe = (e, t = []) => {
	let n = `an object with ${Object.keys(e).join(", ")}`;
	return {
		said: n,
		wrong(r, i) {
			if (!pe(r)) return `${i} is ${E(r)}: it must be ${n}`;
			let a = Object.keys(r).find((t) => !Object.hasOwn(e, t));
			if (a !== void 0) return `${i} has no part "${a.slice(0, 60)}": its parts are ${Object.keys(e).join(", ")}`;
			for (let [n, a] of Object.entries(e)) {
				if (!Object.hasOwn(r, n) && t.includes(n)) continue;
				let e = a.wrong(Object.hasOwn(r, n) ? r[n] : void 0, `${i}.${n}`);
				if (e !== null) return e;
			}
			return null;
		}
	};
}, Se = ({ zone: e, owner: t, place: n }, r) => [
	e,
	...t === null ? [] : [`of ${r(t)}`],
	...n === null ? [] : [`at ${n}`]
].join(" "), Ce = (e, t, n, r, i) => {
	let a = b(e, t);
	if (a >= n && a <= r) return null;
	let o = r === 0 ? "none" : n === r ? `exactly ${r}` : a > r ? `at most ${r}` : `at least ${n}`;
	return `${Se(t, i)} has ${a} card${a === 1 ? "" : "s"}: it must have ${o}`;
}, we = (e, t) => {
	for (let n of e) {
		let e = t(n);
		if (e !== null) return e;
	}
	return null;
}, Te = (e, t, n, r) => {
	let i = (e) => r?.[e] ?? `seat ${e}`, a = e.facts({
		config: t.config,
		seats: t.seats,
		who: i
	}), o = t.open, s = e.kept?.({
		config: t.config,
		seats: t.seats,
		who: i
	}), c = [...Object.keys(a).flatMap((e) => a[e].wrong(o[e], e) ?? []), ...s === void 0 ? [] : t.kept.flatMap((e, t) => s.wrong(e, `kept of ${i(t)}`) ?? [])];
	return c.length > 0 ? c : e.must.flatMap((e) => e(t, i, n) ?? []);
}, Ee = (e) => e === null ? "null" : Array.isArray(e) ? "a list" : pe(e) ? "an object" : `a ${typeof e}`, De = (e) => ({
	facts: ({ config: t, seats: n }) => {
		let r = e(t, n).open, i = Object.keys(r).map((e) => [e, me(Ee(r[e]), (t) => r[e] === null || t !== void 0 && Ee(t) === Ee(r[e]))]);
		return Object.fromEntries(i);
	},
	must: []
}), Oe = (e) => typeof e == "object" && !!e && "why" in e && "rule" in e, O = {
	over: {
		rule: "table:over",
		why: "The game is over."
	},
	notAnInput: {
		rule: "table:input",
		why: "That is not an input: it must be a move of a seat, a lapse, a cue, a verdict or a tick."
	},
	noSuchSeat: {
		rule: "table:seat",
		why: "There is no such seat at this table."
	},
	badTime: {
		rule: "table:time",
		why: "A time must be a number of milliseconds, zero or more."
	},
	notAMove: {
		rule: "table:move",
		why: "A move must be an object with a verb in \"do\"."
	},
	noSuchVerb: {
		rule: "table:verb",
		why: "This game has no such verb."
	},
	notAsked: {
		rule: "table:asked",
		why: "Nothing is asked of this seat now."
	},
	noPassing: {
		rule: "table:asked",
		why: "There is nothing to pass on: something else is asked of you."
	},
	wrongParts: {
		rule: "table:parts",
		why: "The move lacks a part that its verb needs, or has one too many, or one of the wrong kind."
	},
	noRace: {
		rule: "table:race",
		why: "No race waits for this."
	},
	badVerdict: {
		rule: "table:verdict",
		why: "A verdict must name racers only, each at most once."
	},
	seats: {
		rule: "table:seats",
		why: "This game is not for that number of players."
	},
	option: {
		rule: "table:option",
		why: "The game has no such option, or not that value for it."
	},
	position: {
		rule: "table:position",
		why: "This position cannot be laid out."
	},
	undoNothing: {
		rule: "table:undo",
		why: "You can take back only your own move, and only while nobody has acted since."
	},
	undoClosed: {
		rule: "table:undo",
		why: "Nothing can be taken back in a race, or while everybody may answer."
	},
	undoFinal: {
		rule: "table:undo",
		why: "That move stays: the rules of this game make it final."
	},
	undoRolled: {
		rule: "table:undo",
		why: "That move stays: chance has had its say."
	},
	undoRevealed: {
		rule: "table:undo",
		why: "That move stays: it has shown somebody what they did not know."
	}
}, k = (e, t = {}) => ({
	by: "table",
	seen: e,
	order: t.order ?? "fixed",
	places: [],
	never: t.never ?? []
}), A = (e, t = {}) => ({
	by: "seat",
	seen: e,
	order: t.order ?? "free",
	places: [],
	never: t.never ?? []
}), ke = k("all", { order: "free" }), Ae = (e, t) => {
	let n = {
		...e,
		box: ke
	}, r = [], i = {};
	for (let [e, a] of Object.entries(n)) {
		let n = r.length, o = a.by === "seat" || a.by === "seat-place" ? Array.from({ length: t }, (e, t) => t) : [null], s = a.places.length > 0 ? a.places : [null];
		for (let t of o) for (let n of s) r.push({
			zone: e,
			is: a,
			owner: t,
			place: n,
			row: r.length
		});
		let c = (e, t) => r[n + e * s.length + t];
		i[e] = a.by === "table" ? c(0, 0) : a.by === "seat" ? (e) => r[n + e] : a.by === "place" ? (e) => c(0, a.places.indexOf(e)) : (e, t) => c(e, a.places.indexOf(t));
	}
	return {
		zones: n,
		most: t,
		spots: r,
		at: i
	};
}, je = (e, t) => e.spots.filter((e) => e.owner === null || e.owner < t), j = (e) => ({
	...O.position,
	about: e
}), Me = 300, Ne = "any", Pe = "any!", Fe = (e) => e === Ne || e.startsWith(Pe), Ie = (e, t) => e === Ne || e.slice(4) !== t, Le = (e, t) => {
	if (typeof e == "number") return Number.isInteger(e) && e >= 0 && e <= Me ? Array.from({ length: e }, () => Ne) : j(`${e} cards`);
	if (typeof e != "string") return j("a row is a text of faces or a number of cards");
	let n = [];
	for (let r of e.split(/\s+/).filter((e) => e !== "")) {
		let [, e, i] = /^(.+?)(?:\*(\d+))?$/.exec(r), a = e.startsWith(Pe) ? e.slice(4) : e;
		if (e !== Ne && !t.has(a)) return j(`there is no face "${a}": the faces are any, ${[...t].join(", ")}`);
		for (let t = 0; t < Math.min(Me, Number(i ?? 1)); t++) n.push(e);
	}
	return n;
}, Re = (e) => typeof e == "object" && !!e && !Array.isArray(e), ze = [
	"zones",
	"open",
	"kept",
	"rest",
	"names"
], Be = (e) => {
	if (!Re(e)) return j(`a position is an object with ${ze.join(", ")}`);
	let t = Object.keys(e).find((e) => !ze.includes(e));
	if (t !== void 0) return j(`"${t}": a position has ${ze.join(", ")}`);
	let n = [
		"zones",
		"open",
		"kept"
	].find((t) => e[t] !== void 0 && !Re(e[t]));
	return n === void 0 ? null : j(`${n}: is an object`);
}, Ve = (e, t, n) => {
	let r = t[0].is.by;
	if (!Re(n)) return r === "table" ? /* @__PURE__ */ new Map([[t[0], n]]) : j(`${e}: has a row for each ${r}`);
	if (r === "table") return j(`${e}: is one row for the whole table`);
	let i = /* @__PURE__ */ new Map();
	for (let [a, o] of Object.entries(n)) for (let [n, s] of Re(o) ? Object.entries(o) : [[null, o]]) {
		let o = t.find((e) => r === "place" ? e.place === a && n === null : String(e.owner) === a && e.place === n);
		if (o === void 0) return j(`${e}: no row "${a}${n === null ? "" : ` ${n}`}"`);
		i.set(o, s);
	}
	return i;
}, He = (e, t, n, r, i, a) => {
	let o = Be(i);
	if (o !== null) return o;
	let s = te(l(`${r}/position`), t.map((e, t) => oe(t))), c = (e) => {
		let n = s.findIndex((n) => e(t[g(n)]));
		return n < 0 ? null : s.splice(n, 1)[0];
	}, u = new Set(t), d = je(e, n), f = /* @__PURE__ */ new Map();
	for (let [t, n] of Object.entries(i.zones ?? {})) {
		if (!Object.hasOwn(e.zones, t)) return j(`"${t}": the zones are ${Object.keys(e.zones).join(", ")}`);
		let r = Ve(t, d.filter((e) => e.zone === t), n);
		if ("why" in r) return r;
		for (let [e, n] of r) {
			let r = Le(n, u);
			if ("why" in r) return {
				...r,
				about: `${t}: ${r.about}`
			};
			let i = r.find((t) => e.is.never.includes(t));
			if (i !== void 0) return j(`${t}: a "${i}" can never lie here`);
			f.set(e, r);
		}
	}
	let p = e.spots.map(() => []);
	for (let [e, t] of f) {
		let n = t.map((e) => Fe(e) ? null : c((t) => t === e)), r = t.find((e, t) => !Fe(e) && n[t] === null);
		if (r !== void 0) return j(`${e.zone}: the box has no more "${r}"`);
		p[e.row] = n;
	}
	for (let e of [...f.keys()].sort((e, t) => t.is.never.length - e.is.never.length)) {
		let t = f.get(e);
		if (p[e.row] = p[e.row].map((n, r) => n ?? c((n) => !e.is.never.includes(n) && Ie(t[r], n))), p[e.row].includes(null)) return j(`${e.zone}: the box has not that many cards that may lie there`);
	}
	for (let e of s) {
		let n = t[g(e)], r = i.rest ?? (typeof a == "string" ? a : a(n)), o = d.find((e) => e.zone === r);
		if (o?.is.by !== "table") return j(`rest: "${r}" is not a zone with one row`);
		if (o.is.never.includes(n)) return j(`rest: a "${n}" is left, and can never lie in ${r}`);
		p[o.row].push(e);
	}
	let m = t.map(() => 0);
	for (let { row: e, is: t, owner: r } of d) for (let i of p[e]) m[g(i)] = t.seen === "all" ? v(n) : t.seen === "owner" ? _(r) : 0;
	return {
		cards: p,
		known: m
	};
}, Ue = (e, t) => {
	for (let n in t) if (!Object.hasOwn(e, n)) return j(`there is no fact "${n}": the public facts are ${Object.keys(e).join(", ")}`);
	return {
		...e,
		...t
	};
}, We = (e, t, n) => {
	for (let r in t) {
		if (!n) return j("kept: nobody keeps anything to themselves in this game");
		if (e[Number(r)] === void 0) return j(`kept: there is no seat "${r}"`);
	}
	return e.map((e, n) => Object.hasOwn(t, String(n)) ? t[n] : e);
}, Ge = (e) => e.op === "ask" || e.op === "window" ? e.verbs : e.op === "race" ? [e.hand] : [], Ke = ({ scripts: e, verbs: t, standing: n }) => {
	let r = [], i = [...t, ...n].map(({ name: e }) => e);
	for (let e of new Set(i.filter((e, t) => i.indexOf(e) !== t))) r.push(`two verbs are called "${e}"`);
	let a = new Set(n.map(({ name: e }) => e));
	for (let [t, { steps: n, locks: o }] of Object.entries(e)) {
		for (let e of o) a.has(e) || r.push(`script "${t}" locks "${e}", which is no standing verb`);
		for (let a of n) {
			a.op === "call" && a.named !== null && !Object.hasOwn(e, a.named) && r.push(`script "${t}" calls "${a.named}", which is no script`);
			for (let n of Ge(a)) i.includes(n.name) || r.push(`script "${t}" asks for "${n.name}", which is no verb of the game`), a.op === "window" && !Object.hasOwn(e, n.name) && r.push(`script "${t}" may be answered by "${n.name}", which has no script`);
		}
	}
	return r;
}, qe = (e) => {
	let t = Ke(e);
	if (t.length > 0) throw Error(`${e.id} cannot be made: ${t.join("; ")}`);
}, Je = (e) => {
	let t = {};
	for (let { steps: n } of Object.values(e)) for (let e of n) if ("question" in e) {
		let n = e.op === "window" ? ["pass"] : [];
		t[e.question] = [.../* @__PURE__ */ new Set([
			...t[e.question] ?? [],
			...n,
			...Ge(e).map(({ name: e }) => e)
		])];
	}
	return t;
}, Ye = 3e3, Xe = 300, Ze = (e, t) => {
	e.ask = {
		kind: "race",
		asked: t,
		waiting: t,
		closes: e.table.clock + Ye,
		cue: null,
		down: []
	};
}, Qe = (e, t) => {
	let n = e.table;
	if (t === null || t.op !== "race" || n.ask.cue !== null) return O.noRace;
	let { asked: r, waiting: i, down: a } = n.ask;
	return e.ask = {
		kind: "race",
		asked: r,
		waiting: i,
		closes: n.clock + t.within(n, T(n)) + Xe,
		cue: n.clock,
		down: a
	}, t.atCue(e, T(n)), e.announce("cue", { racers: r }), null;
}, $e = (e, t) => {
	let { ask: n } = e.table;
	return t === null || t.op !== "race" || n === null || n.cue === null ? O.noRace : (Ze(e, n.asked), e.announce("again", { racers: n.asked }), null);
}, et = (e, t, n, r) => {
	let i = e.table, a = i.ask, o = a.waiting.filter((e) => e !== n), s = o.length <= t.mayMiss(i, T(i)) ? Math.min(a.closes, i.clock + Xe) : a.closes;
	e.ask = {
		kind: "race",
		asked: a.asked,
		waiting: o,
		closes: s,
		cue: a.cue,
		down: [...a.down, {
			seat: n,
			at: r
		}]
	}, e.announce("hand", { seat: n });
}, tt = (e, t) => e.ask.cue + t.within(e, T(e)), nt = (e, t, n) => e.ask.cue !== null && n > tt(e, t), rt = (e, t, n) => {
	e.note(t.into, n.flatMap((t) => t.length > 1 ? e.mix(t) : t)), e.goOn();
}, it = (e, t) => {
	let n = e.table.ask;
	if (n.cue === null) Qe(e, t);
	else {
		let r = n.down.filter((n) => !nt(e.table, t, n.at));
		rt(e, t, [...new Set(r.map((e) => e.at))].sort((e, t) => e - t).map((e) => r.filter((t) => t.at === e).map((e) => e.seat)));
	}
}, at = (e, t, n) => {
	let r = e.table.ask;
	if (t === null || t.op !== "race" || r === null || r.cue === null) return O.noRace;
	if (typeof n != "object" || !n || !Array.isArray(n.order)) return O.badVerdict;
	let i = n.order.flat(), a = r.asked;
	return !n.order.every(Array.isArray) || i.some((e, t) => !a.includes(e) || i.indexOf(e) !== t) ? O.badVerdict : (e.announce("verdict", {
		order: n.order,
		evidence: n.evidence ?? null
	}), rt(e, t, n.order), null);
}, ot = (e, t) => e.ask?.down.some((e) => e.seat === t) ?? !1, st = /* @__PURE__ */ t({
	misfit: () => vt,
	standing: () => dt,
	verb: () => ut
}), ct = (e) => {
	for (let t of e) return !1;
	return !0;
};
function* lt(e, t) {
	for (let n of t) yield {
		do: e,
		...n
	};
}
var ut = ({ name: e, needs: t, final: n, notNow: r, why: i, moves: a, possible: o = (e, t, n) => !ct(a(e, t, n)) }) => ({
	name: e,
	needs: t,
	final: n === !0,
	notNow: r,
	why: i,
	possible: o,
	moves: (t, n, r) => lt(e, a(t, n, r))
}), dt = (e) => ({
	...ut(e),
	may: e.may,
	run: e.run
}), ft = 64, pt = (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 0, mt = (e, t) => Array.isArray(e) && e.length <= ft && e.every(t), ht = (e, t, n, r) => {
	switch (t) {
		case "face": return typeof e == "string" && r.has(e);
		case "faces": return mt(e, (e) => typeof e == "string" && r.has(e));
		case "seat": return pt(e) && e < n;
		case "position": return pt(e);
		case "positions": return mt(e, pt);
		case "number": return typeof e == "number" && Number.isFinite(e);
		case "word": return typeof e == "string" && e.length <= ft;
	}
}, gt = {
	face: "a face",
	faces: "a list of faces",
	seat: "a player",
	position: "a position, counted from 0",
	positions: "a list of positions, counted from 0",
	number: "a number",
	word: "a word"
}, _t = (e) => typeof e == "object" && e ? Array.isArray(e) ? `a list of ${e.length}` : "an object" : JSON.stringify(typeof e == "string" ? e.slice(0, ft) : e), vt = (e, t, n, r) => {
	for (let i in t) {
		let a = t[i];
		if (!Object.hasOwn(e, i)) return `${e.do} lacks "${i}", ${gt[a]}.`;
		let o = e[i];
		if (ht(o, a, n, r)) continue;
		let s = (a === "face" ? [o] : a === "faces" && Array.isArray(o) ? o : []).find((e) => typeof e != "string" || !r.has(e));
		return s === void 0 ? `"${i}" of ${e.do} must be ${gt[a]}, not ${_t(o)}.` : `"${i}" of ${e.do}: this game has no face ${_t(s)}.`;
	}
	for (let n in e) if (n !== "do" && !Object.hasOwn(t, n)) return n === "extra" && Array.isArray(e[n]) ? `${e.do} has a word too many: ${_t(e[n][0])}.` : `${e.do} has no part "${n.slice(0, ft)}".`;
	return null;
}, yt = (e, t) => e.ask?.waiting.includes(t) ? O.noPassing : O.notAsked, M = ut({
	name: "pass",
	needs: {},
	notNow: yt,
	why: () => null,
	moves: () => [{}]
}), bt = (e, t) => e.scripts[t.script], N = (e, t) => {
	let n = T(t);
	return bt(e, n).steps[n.pc];
}, xt = (e, t, n, r) => {
	n.length === 0 ? e.goOn() : e.ask = {
		kind: t,
		asked: n,
		waiting: n,
		closes: r,
		cue: null,
		down: []
	};
}, St = (e, t) => {
	let n = t.table, r = t.top(), { steps: i, always: a } = bt(e, r);
	for (r.cancelled && r.pc < a && (r.pc = a); n.ask === null;) {
		let a = i[r.pc];
		if (a === void 0) return t.pop(), !1;
		if (a.op === "skip") r.pc += 1 + a.run(n, r);
		else if (a.op === "act") {
			if (a.run(t, r), r.pc++, e.outcome(n) !== null) return !0;
		} else if (a.op === "call") {
			let e = a.script(n, r), i = a.by(n, r), o = a.vars(n, r);
			if (r.pc++, e !== null) return t.push(e, i, o), !1;
		} else a.op === "ask" ? xt(t, "ask", a.who(n, r), a.within === null ? null : n.clock + a.within) : a.op === "window" ? xt(t, "window", a.who(n, r), n.clock + a.within(n, r)) : Ze(t, a.who(n, r));
	}
	return !1;
}, Ct = (e, t) => {
	let n = t.table, r = e.outcome(n) !== null;
	for (; !r && n.ask === null && n.stack.length > 0;) r = St(e, t);
}, wt = (e, t, n) => {
	for (let r of t.stack) if (bt(e, r).locks.includes(n)) return !0;
	return !1;
}, Tt = (e, t, n) => {
	if (t.ask?.kind !== "race") return !1;
	let r = N(e, t);
	return r.op === "race" && nt(t, r, n);
}, Et = (e, t, n, r, i = t.clock) => wt(e, t, n.name) || Tt(e, t, i) ? n.notNow(t, r) : n.may(t, r), Dt = (e, t, n, r = t.clock) => {
	if (t.ask === null || !t.ask.waiting.includes(n)) return [];
	let i = N(e, t);
	return i.op === "race" ? t.ask.cue === null || r < t.ask.cue ? [] : [i.hand] : i.op === "window" ? [M, ...i.verbs] : i.op === "ask" ? i.verbs : [];
}, Ot = (e) => {
	e.announce("unanswered", {}), e.goOn();
}, kt = ({ kind: e, asked: t, closes: n, cue: r, down: i }, a) => ({
	kind: e,
	asked: t,
	waiting: a,
	closes: n,
	cue: r,
	down: i
}), At = (e, t, n, r, i) => {
	let a = t.table, o = N(e, a), s = a.ask, c = s.waiting.length === 1 ? [] : s.waiting.filter((e) => e !== n);
	if (o.op === "race") et(t, o, n, i);
	else if (o.op === "window") r.do === M.name ? c.length > 0 ? t.ask = kt(s, c) : Ot(t) : (t.ask = null, t.push(r.do, n, { move: r }));
	else if (o.op === "ask") {
		let e = s.asked.length === s.waiting.length;
		t.note(o.into, e ? [{
			seat: n,
			move: r
		}] : [...T(a).vars[o.into], {
			seat: n,
			move: r
		}]), c.length > 0 ? t.ask = kt(s, c) : t.goOn();
	}
}, jt = (e, t, n, r) => {
	if (t.ask === null || !t.ask.waiting.includes(n)) return null;
	let i = N(e, t);
	return i.op === "window" ? { do: M.name } : i.op === "ask" ? i.lapse(t, n, T(t), r) : null;
}, Mt = (e, t) => {
	let n = t.table.ask;
	if (n === null || n.closes === null || n.closes > t.table.clock) return;
	let r = N(e, t.table);
	if (r.op === "race") it(t, r);
	else if (r.op === "window") Ot(t);
	else for (let r of n.waiting) At(e, t, r, jt(e, t.table, r, (e) => t.below(e)), t.table.clock);
}, Nt = (e) => typeof e == "number" && Number.isFinite(e) && e >= 0, Pt = (e, t) => Number.isInteger(e) && e >= 0 && e < t, Ft = (e) => typeof e == "object" && !!e && !Array.isArray(e), It = (e) => {
	if (!Ft(e)) return !1;
	let t = 0;
	for (let n in e) t++;
	return "tick" in e || "cue" in e || "again" in e ? t === 1 : "at" in e ? "seat" in e ? t === 3 && "move" in e : t === 2 && ("lapse" in e || "verdict" in e) : !1;
}, Lt = (e, t, n, r, i) => {
	let a = t.table;
	if (!Ft(r) || typeof r.do != "string") return O.notAMove;
	let o = Dt(e, a, n, i).find((e) => e.name === r.do) ?? null, s = o ?? (Object.hasOwn(e.verbs, r.do) ? e.verbs[r.do] : null);
	if (s === null) return r.do === M.name ? yt(a, n) : O.noSuchVerb;
	let c = vt(r, s.needs, a.seats, e.faces);
	if (c !== null) return {
		...O.wrongParts,
		about: c
	};
	if (o !== null) {
		let s = o.why(a, n, r, T(a));
		return s === null && At(e, t, n, r, i), s;
	}
	let l = Object.hasOwn(e.standing, s.name) ? e.standing[s.name] : null;
	if (l === null) return s.notNow(a, n);
	let u = Et(e, a, l, n, i) ?? l.why(a, n, r, T(a));
	return u === null && l.run(t, n, r), u;
}, Rt = (e, t, n, r) => {
	let i = t.table;
	if ("seat" in n) return Lt(e, t, n.seat, n.move, r);
	if ("lapse" in n) {
		let a = jt(e, i, n.lapse, (e) => t.below(e));
		if (a === null) return O.notAsked;
		At(e, t, n.lapse, a, r);
	} else if ("verdict" in n) return at(t, i.ask === null ? null : N(e, i), n.verdict);
	else if ("cue" in n) return Qe(t, i.ask === null ? null : N(e, i));
	else if ("again" in n) return $e(t, i.ask === null ? null : N(e, i));
	else Mt(e, t);
	return null;
}, zt = (e, t, n) => {
	let r = t.table;
	if (!It(n)) return O.notAnInput;
	let i = "tick" in n ? n.tick : "cue" in n ? n.cue : "again" in n ? n.again : n.at;
	if (!Nt(i)) return O.badTime;
	if ("seat" in n ? !Pt(n.seat, r.seats) : "lapse" in n && !Pt(n.lapse, r.seats)) return O.noSuchSeat;
	if (e.outcome(r) !== null) return O.over;
	let a = r.clock, o = r.ask !== null && r.ask.kind !== "race" && r.ask.closes !== null && r.ask.closes < i && !("tick" in n);
	o && t.save(), i > a && (t.clock = i), o && (Mt(e, t), Ct(e, t));
	let s = Rt(e, t, n, i);
	return s === null ? Ct(e, t) : o ? t.restore() : t.clock = a, s;
}, Bt = (e, t) => {
	if (e === t) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	if (n.length !== Object.keys(t).length) return !1;
	for (let r of n) if (!Bt(e[r], t[r])) return !1;
	return !0;
}, Vt = (e, t) => {
	let n = null;
	for (let r in t) Bt(e[r], t[r]) || (n ??= {}, n[r] = t[r]);
	return n;
}, Ht = (e, t, n) => {
	let r = e.at(-1);
	r?.after === t ? e[e.length - 1] = {
		after: t,
		open: {
			...r.open,
			...n
		}
	} : e.push({
		after: t,
		open: n
	});
}, Ut = ({ spots: e }, { cards: t, seats: n }, { cards: r }) => e.some((i) => {
	let [a, o] = [t[i.row], r[i.row]];
	if (a === o) return !1;
	let s = ue(i, n);
	return o.some((r) => {
		let o = a.includes(r) ? i : e.find((e) => t[e.row].includes(r));
		return (s & ~ue(o, n)) !== 0;
	});
}), Wt = (e, t, n, r, i, a) => {
	let { ask: o } = r;
	return !("seat" in i) || o === null || o.kind !== "ask" ? O.undoClosed : n(a) === null ? t(i.move.do) ? O.undoFinal : o.closes !== null && o.closes < i.at ? O.undoClosed : o.asked.length > 1 && a.ask?.asked !== o.asked ? O.undoRevealed : a.dice === r.dice ? a.kept !== r.kept || Ut(e, r, a) || a.known !== r.known && a.known.some((e, t) => (e & ~r.known[t]) !== 0) ? O.undoRevealed : null : O.undoRolled : O.over;
}, Gt = (e, t, n) => {
	if (e.kind === "switch") return typeof t == "boolean";
	if (e.kind === "choice") return typeof t == "string" && e.of.includes(t);
	if (e.kind === "text") return typeof t == "string" && t.length <= e.most;
	if (e.kind === "seat" && t === null) return !0;
	let [r, i] = e.kind === "seat" ? [0, n - 1] : [e.min, e.max];
	return Number.isInteger(t) && t >= r && t <= i;
}, Kt = (e, t) => e.kind === "switch" ? "true or false" : e.kind === "choice" ? `one of ${e.of.join(", ")}` : e.kind === "text" ? `a text of at most ${e.most} characters` : e.kind === "seat" ? `null or a seat from 0 to ${t - 1}` : `a whole number from ${e.min} to ${e.max}`, qt = (e, t, n) => {
	if (t !== null && (typeof t != "object" || Array.isArray(t))) return {
		...O.option,
		about: "options are an object"
	};
	let r = t ?? {};
	for (let t in r) if (!Object.hasOwn(e, t)) return {
		...O.option,
		about: `${t}: the options are ${Object.keys(e).join(", ") || "none"}`
	};
	let i = {};
	for (let t in e) {
		let a = e[t], o = Object.hasOwn(r, t) ? r[t] : a.default;
		if (!Gt(a, o, n)) return {
			...O.option,
			about: `${t}: ${Kt(a, n)}`
		};
		i[t] = o;
	}
	return i;
}, Jt = (e, t) => {
	let n = e.spots.filter((e) => e.is.seen !== "all").sort((e, t) => t.is.never.length - e.is.never.length);
	for (let e of t) {
		let t = n.filter((t) => e.some((e) => !t.is.never.includes(e)));
		for (let n = 1; n < t.length; n++) {
			let [r, i] = [t[n - 1], t[n]];
			if (e.some((e) => i.is.never.includes(e) && !r.is.never.includes(e))) throw Error(`zones ${r.zone} and ${i.zone} refuse different faces: dreams need them to nest`);
		}
	}
	return [...n, ...e.spots.filter((e) => e.is.seen === "all")];
}, Yt = (e, t) => {
	let n = [];
	for (let r of e.barred) (t.includes(r) ? n : e.fitting).push(r);
	e.barred = n;
}, Xt = (e, t) => {
	let n = h(t, e.length), r = e[n];
	return e[n] = e[e.length - 1], e.pop(), r;
}, Zt = (e, t, n, r, i) => {
	let a = n.face.slice(), o = /* @__PURE__ */ new Map();
	for (let t = 0; t < a.length; t++) {
		if ((n.known[t] & r) !== 0) continue;
		let i = e.backOf(a[t]), s = o.get(i);
		s ? s.barred.push(a[t]) : o.set(i, {
			fitting: [],
			barred: [a[t]]
		});
	}
	for (let { barred: e } of o.values()) e.sort();
	for (let { row: s, is: c } of t) for (let t of n.cards[s]) {
		if ((n.known[g(t)] & r) !== 0) continue;
		let s = o.get(e.backOf(n.face[g(t)]));
		s.barred.length > 0 && Yt(s, c.never), a[g(t)] = Xt(s.fitting.length > 0 ? s.fitting : s.barred, i);
	}
	return a;
}, Qt = (e, t, n, r) => {
	let i = t.ask;
	if (i === null || i.asked.length === i.waiting.length) return t;
	if (i.kind === "window") return {
		...t,
		ask: {
			...i,
			waiting: i.asked.filter((e) => e !== n || i.waiting.includes(e))
		}
	};
	let a = N(e, t);
	if (a.op !== "ask") return t;
	let o = T(t), s = o.vars[a.into].map((a) => {
		if (a.seat === n) return a;
		let s = {
			...t,
			ask: {
				...i,
				waiting: [a.seat]
			}
		}, c = Dt(e, s, a.seat).flatMap((e) => [...e.moves(s, a.seat, o)]), l = c.length > 0 ? c[h(r, c.length)] : jt(e, s, a.seat, (e) => h(r, e));
		return {
			seat: a.seat,
			move: l
		};
	});
	return {
		...t,
		stack: t.stack.with(-1, {
			...o,
			vars: {
				...o.vars,
				[a.into]: s
			}
		})
	};
}, $t = (e, t, n, r) => {
	let [i, a] = [_(r), v(n.seats)], o = n.cards.slice(), s = n.known.slice(), c = (t) => {
		let r = n.face[g(t)];
		return (s[g(t)] & i) === 0 ? `backs ${e.backOf(r)}` : `${s[g(t)] === a ? "all" : "alone"} ${r}`;
	};
	for (let e of t) {
		let t = n.cards[e.row], r = ue(e, n.seats);
		if (e.is.order === "fixed" || t.length === 0 || r === i) continue;
		if (r !== a) for (let e of t) s[g(e)] !== a && (s[g(e)] = r | s[g(e)] & i);
		let l = t.map((e) => ({
			id: e,
			at: c(e)
		})).sort((e, t) => e.at < t.at ? -1 : Number(e.at > t.at));
		o[e.row] = l.map(({ id: e }) => e);
	}
	return {
		cards: o,
		known: s
	};
}, en = (e, t, n, r, i) => {
	let a = l(i), o = {
		...n,
		...$t(e, t, n, r)
	};
	return {
		...Qt(e, {
			...o,
			face: Zt(e, t, o, _(r), a),
			kept: n.kept.map((t, i) => i === r ? t : e.dreamKept(n, i, (e) => h(a, e)))
		}, r, a),
		dice: u(a)
	};
}, tn = (e, t, n, r) => {
	let i = l(r);
	return {
		...n,
		face: Zt(e, t, n, v(n.seats), i),
		dice: u(i)
	};
}, nn = (e, t) => _(t === "rail" ? e.seats : t), rn = (e, t) => {
	let n = e.length;
	for (; t !== null && n > 0; n--) {
		let r = e[n - 1];
		if (r !== null && r <= t) break;
		e[n] = r;
	}
	e[n] = t;
}, an = (e, t, n, r) => {
	let i = nn(e, t), a = [];
	for (let t of n) {
		let n = (e.known[g(t)] & i) === 0 ? null : x(e, t);
		r === "free" ? rn(a, n) : a.push(n);
	}
	return a;
}, on = (e, t, n, r) => {
	let i = e.cards[r];
	if (i !== t.cards[r]) return !1;
	if (e.known === t.known && e.face === t.face) return !0;
	for (let r of i) {
		let i = g(r);
		if (((e.known[i] ^ t.known[i]) & n) !== 0 || (e.known[i] & n) !== 0 && e.face[i] !== t.face[i]) return !1;
	}
	return !0;
}, sn = ({ spots: e }, t, n) => ((ln?.from !== t || ln.to !== n) && (ln = {
	from: t,
	to: n,
	spots: e.filter(({ row: e }) => !on(n, t, cn, e))
}), ln.spots), cn = -1, ln = null, un = (e, t, n, r) => {
	for (let i of e.cards[r]) {
		let r = e.known[g(i)];
		if ((r & t) !== 0 != ((r & n) !== 0)) return !1;
	}
	return !0;
}, dn = (e, { zone: t, is: n, owner: r, place: i }) => {
	let a = e[t], o = n.by === "table" || n.by === "place" ? a : a[r];
	return n.by === "table" || n.by === "seat" ? o : o[i];
}, fn = (e, t, n, r, i) => {
	let a = r === null ? null : r.view.zones, o = nn(t, n), s = i === null ? 0 : nn(t, i.viewer), c = (r === null ? e.room.spots : sn(e.room, r.table, t)).filter(({ owner: e, row: n }) => (e === null || e < t.seats) && (r === null || !on(t, r.table, o, n)));
	if (a !== null && c.length === 0) return a;
	let l = { ...a };
	for (let e of c) {
		let { zone: r, is: c, owner: u, place: d, row: f } = e, p = i !== null && un(t, o, s, f) ? dn(i.view.zones, e) : an(t, n, t.cards[f], c.order);
		if (c.by === "table") l[r] = p;
		else if (c.by === "place") l[r] = {
			...l[r],
			[d]: p
		};
		else {
			l[r] === a?.[r] && (l[r] = [...l[r] ?? []]);
			let e = l[r];
			e[u] = c.by === "seat" ? p : {
				...e[u],
				[d]: p
			};
		}
	}
	return l;
}, pn = (e, t) => {
	let { ask: n } = t;
	if (n === null) return null;
	let r = N(e, t), i = r.op === "ask" ? r.about?.(t, T(t)) ?? null : null;
	return {
		kind: n.kind,
		question: "question" in r ? r.question : "",
		...i === null ? {} : { about: i },
		waiting: n.kind === "window" ? n.asked : n.waiting,
		closes: n.closes,
		cued: n.cue !== null,
		down: n.down.map((e) => e.seat)
	};
}, mn = (e, t, n, r, i) => {
	let a = {
		seats: t.seats,
		config: t.config,
		zones: fn(e, t, n, r, i),
		open: t.open,
		ask: i === null ? pn(e, t) : i.view.ask
	};
	return e.keeps ? {
		...a,
		kept: n === "rail" ? null : t.kept[n]
	} : a;
}, hn = class e {
	viewer;
	#e;
	#t;
	constructor(e, t, n = null) {
		this.#e = e, this.viewer = t, this.#t = n;
	}
	get seen() {
		return this.#t;
	}
	look(e, t = null) {
		let n = t !== null && t.seen?.table === e ? {
			viewer: t.viewer,
			view: t.seen.view
		} : null, r = mn(this.#e, e, this.viewer, this.#t, n);
		return this.#t = {
			table: e,
			view: r
		}, r;
	}
	copy() {
		return new e(this.#e, this.viewer, this.#t);
	}
}, gn = ({ zone: e, owner: t, place: n }) => ({
	zone: e,
	seat: t,
	place: n
}), _n = (e, { tell: t, cards: n, from: r, to: i, more: a, secret: o, eyes: s = -1 }) => ({
	tell: t,
	secret: o ?? null,
	cards: n?.map((t) => ({
		face: x(e, t),
		known: e.known[g(t)] & s
	})) ?? null,
	more: {
		...r ? { from: gn(r) } : {},
		...i ? { to: gn(i) } : {},
		...a
	},
	told: {
		open: null,
		closed: null
	}
}), vn = ({ tell: e, cards: t, more: n, secret: r, told: i }, a, o) => {
	if (r !== null) return {
		tell: e,
		...n,
		kept: o === r.of ? r.kept : null
	};
	if (t === null) return i.open ??= {
		tell: e,
		...n
	}, i.open;
	let s = nn({ seats: a }, o), c = t.map(({ face: e, known: t }) => (t & s) === 0 ? null : e), l = () => ({
		tell: e,
		cards: c,
		...n
	}), u = c[0] === null;
	if (c.some((e) => e === null !== u)) return l();
	let d = u ? "closed" : "open";
	return i[d] ??= l(), i[d];
}, yn = class {
	#e = [];
	facts = [];
	happened(e, t) {
		this.#e.push(_n(t, e));
	}
	opens(e, { open: t }) {
		let n = Vt(t, e);
		n !== null && Ht(this.facts, this.#e.length, n);
	}
	told(e, t) {
		return t === "rail" || t < e ? this.#e.map((n) => vn(n, e, t)) : [];
	}
}, bn = (e) => {
	let { by: t, order: n } = e[0].is, r = (e, t, r) => an(e, t, e.cards[r.row], n), i = (e, t, n) => Object.fromEntries(n.map((n) => [n.place, r(e, t, n)]));
	if (t === "table") return (t, n) => r(t, n, e[0]);
	if (t === "place") return (t, n) => i(t, n, e);
	let a = [...new Set(e.map((e) => e.owner))].map((t) => e.filter((e) => e.owner === t));
	return t === "seat" ? (e, t) => a.slice(0, e.seats).map((n) => r(e, t, n[0])) : (e, t) => a.slice(0, e.seats).map((n) => i(e, t, n));
}, xn = (e) => {
	let t = [...new Set(e.room.spots.map(({ zone: e }) => e))], n = t.map((t) => bn(e.room.spots.filter((e) => e.zone === t)));
	class r {
		t;
		seat;
		drawn = [];
		constructor(e, t) {
			this.t = e, this.seat = t;
		}
	}
	for (let [e, i] of t.entries()) Object.defineProperty(r.prototype, i, { get() {
		return this.drawn[e] ??= n[e](this.t, this.seat), this.drawn[e];
	} });
	return (t, n) => {
		let i = {
			seats: t.seats,
			config: t.config,
			zones: new r(t, n),
			open: t.open,
			get ask() {
				return pn(e, t);
			}
		};
		return e.keeps ? {
			...i,
			kept: t.kept[n]
		} : i;
	};
}, Sn = (e) => Object.fromEntries(e.map((e) => [e.name, e])), Cn = (e) => {
	qe(e);
	let t = e.room, n = [e.fewest, t.most], r = Object.keys(e.cards), i = Object.values(e.scripts).some(({ steps: e }) => e.some((e) => e.op === "window")), a = /* @__PURE__ */ new WeakMap(), o = {
		room: t,
		faces: new Set(r),
		copyOpen: e.copyOpen ?? ((e) => ({ ...e })),
		scripts: e.scripts,
		verbs: Sn([
			...i ? [M] : [],
			...e.verbs,
			...e.standing
		]),
		standing: Sn(e.standing),
		outcome: e.outcome,
		box: (t, n) => {
			let i = a.get(t);
			if (i?.seats === n) return i.box;
			let o = r.flatMap((r) => {
				let { copies: i } = e.cards[r];
				return Array.from({ length: typeof i == "number" ? i : i(t, n) }, () => r);
			});
			return a.set(t, {
				seats: n,
				box: o
			}), o;
		},
		backOf: (t) => e.cards[t].back ?? "",
		keeps: e.dreamKept !== void 0,
		dreamKept: e.dreamKept ?? (() => null)
	}, s = Jt(t, [...new Set(r.map(o.backOf))].map((e) => r.filter((t) => o.backOf(t) === e))), c = e.lawful ?? De(e.begin), u = (n, r, i) => {
		let a = o.box(n, r);
		return {
			seats: r,
			config: n,
			clock: 0,
			dice: l(i),
			face: a,
			known: a.map(() => v(r)),
			cards: t.spots.map((e) => e.zone === "box" ? a.map((e, t) => oe(t)) : []),
			...e.begin(n, r),
			stack: [],
			ask: null
		};
	}, d = (e, t, n = null) => {
		let r = new fe(e, o, n);
		return r.push(t, 0, {}), Ct(o, r), r.table;
	}, f = (e) => Number.isInteger(e) && e >= n[0] && e <= n[1], p = (t, n) => e.outcome(t) === null ? e.standing.filter((e) => Et(o, t, e, n) === null) : [], m = xn(o);
	return {
		id: e.id,
		version: e.version,
		seats: n,
		zones: t.zones,
		faces: r,
		options: e.options,
		questions: Je(e.scripts),
		winnerBegins: e.winnerBegins === !0,
		isScene: (t) => e.isScene?.(t) ?? !1,
		teams: (t, n) => e.teams?.(t, n) ?? null,
		configure(t, r) {
			if (!f(r)) return {
				...O.seats,
				about: `${e.id} is for ${n[0]} to ${n[1]}`
			};
			let i = qt(e.options, t, r);
			return Oe(i) ? i : e.check?.(i, r) ?? i;
		},
		facts(e, t) {
			let n = c.facts({
				config: e,
				seats: t,
				who: () => "a player"
			});
			return Object.fromEntries(Object.entries(n).map(([e, t]) => [e, t.said]));
		},
		copies(e, t) {
			let n = Object.fromEntries(r.map((e) => [e, 0]));
			for (let r of o.box(e, t)) n[r]++;
			return n;
		},
		setup: (e, t, n) => d(u(e, t, n), "game"),
		open(e, t, n) {
			let r = new yn();
			return {
				table: d(u(e, t, n), "game", r),
				told: (e) => r.told(t, e),
				facts: r.facts
			};
		},
		lay(n, r, i, a) {
			let s = u(n, r, i), l = He(t, s.face, r, i, a, e.rest);
			if (Oe(l)) return l;
			let f = Ue(s.open, a.open ?? {});
			if (Oe(f)) return f;
			let p = We(s.kept, a.kept ?? {}, o.keeps);
			if (Oe(p)) return p;
			let m = {
				...s,
				...l,
				open: f,
				kept: p
			}, ee = Te(c, m, a.open ?? {}, a.names);
			return ee.length > 0 ? {
				...O.position,
				about: `${ee.join("; ")}.`
			} : e.outcome(m) === null ? d(m, "position") : {
				...O.position,
				about: "the game would be over."
			};
		},
		offers(e, t) {
			let n = [], r = (r, i) => {
				r.possible(e, t, T(e)) && n.push({
					do: r.name,
					needs: r.needs,
					question: i
				});
			}, i = Dt(o, e, t), a = i.length > 0 ? N(o, e) : null, s = a !== null && "question" in a ? a.question : null;
			for (let e of i) r(e, s);
			for (let n of p(e, t)) r(n, null);
			return n;
		},
		*moves(e, t, n) {
			let r = (e) => n === void 0 || e.name === n;
			for (let n of Dt(o, e, t)) r(n) && (yield* n.moves(e, t, T(e)));
			for (let n of p(e, t)) r(n) && (yield* n.moves(e, t, T(e)));
		},
		lapse: (e, t) => jt(o, e, t, () => 0),
		needs: (e) => Object.hasOwn(o.verbs, e) ? o.verbs[e].needs : null,
		play(e, t) {
			let n = new yn(), r = new fe(e, o, n);
			return zt(o, r, t) ?? {
				table: r.table,
				told: (t) => n.told(e.seats, t),
				facts: n.facts
			};
		},
		next(e, t) {
			let n = new fe(e, o, null);
			return zt(o, n, t) ?? n.table;
		},
		search(e) {
			let t = new fe(e, o, null);
			return {
				table: t.table,
				next: (e) => zt(o, t, e)
			};
		},
		stays: (n, r, i) => Wt(t, (e) => o.verbs[e].final, e.outcome, n, r, i),
		alarm: (t) => t.ask === null || e.outcome(t) !== null ? null : t.ask.closes,
		race(e) {
			let t = e.ask === null ? null : N(o, e);
			if (t === null || t.op !== "race" || e.ask === null) return null;
			let n = T(e);
			return {
				hand: t.hand.name,
				racers: e.ask.asked,
				down: e.ask.down.map((e) => e.seat),
				cued: e.ask.cue !== null,
				within: t.within(e, n),
				mayMiss: t.mayMiss(e, n)
			};
		},
		view: (e, t) => mn(o, e, t, null, null),
		watcher: (e) => new hn(o, e),
		glance: m,
		ask: (e) => pn(o, e),
		imagine: (e, t, n) => en(o, s, e, t, n),
		redealt: (e, t) => tn(o, s, e, t),
		outcome: e.outcome,
		miscount(e) {
			let t = e.face.map(() => 0);
			for (let n of e.cards) for (let e of n) t[g(e)]++;
			let n = t.findIndex((e) => e !== 1);
			if (n >= 0) return `a ${e.face[n]} lies in ${t[n]} places`;
			let r = /* @__PURE__ */ new Map();
			for (let t of o.box(e.config, e.seats)) r.set(t, (r.get(t) ?? 0) + 1);
			for (let t of e.face) r.set(t, (r.get(t) ?? 0) - 1);
			for (let e of r.values()) if (e !== 0) return "the faces are not those of the box";
			return null;
		}
	};
}, wn = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7"
], Tn = wn.length, P = {
	ordinary: 7,
	joker: 6,
	miss: 3,
	swap: 3,
	sidekick: 2,
	warParty: 2,
	sheriff: 4
}, En = wn.length * P.ordinary + (P.joker + P.miss + (P.swap + P.sidekick + P.warParty)) + P.sheriff;
En - P.sheriff;
var Dn = {
	fewest: 2,
	most: 5
}, On = {
	min: 1,
	max: 12,
	default: 6
}, kn = 5e3, An = 2e3, jn = (e, t, n) => {
	let r = [], i = e;
	for (let e = 0; e < t; e++) {
		let e = n < 3 ? i : Math.ceil(i / 2);
		r.push(e), i -= e;
	}
	return {
		taken: r,
		left: i
	};
}, F = {
	notYourAction: {
		rule: "WB-68",
		why: "Actions are taken on your own turn, one a turn."
	},
	nothingDiscarded: {
		rule: "WB-24",
		why: "Choose at least one card."
	},
	notInHand: {
		rule: "WB-28",
		why: "Those cards are not all in your hand."
	},
	notAPattern: {
		rule: "WB-24",
		why: "Lay one card, or equal cards, or numbers of which one is the sum of the others."
	},
	jokerIsNotWild: {
		rule: "WB-26",
		why: "A Joker copies nothing on the loot: it counts only in the division."
	},
	noSuchEvent: {
		rule: "WB-30",
		why: "You do not hold that event."
	},
	notYourself: {
		rule: "WB-32",
		why: "Swap with another player."
	},
	emptyHand: {
		rule: "WB-31",
		why: "That player has no cards in hand."
	},
	giveAsMany: {
		rule: "WB-31",
		why: "Give back exactly as many cards as you took."
	},
	nothingToGive: {
		rule: "WB-70",
		why: "Cards are given back only while your Swap is carried out."
	},
	tooFewSheriffs: {
		rule: "WB-42",
		why: "Two Sheriffs must have come out first."
	},
	duelForTwo: {
		rule: "WB-54",
		why: "Two players fight a duel; three or more a shoot-out."
	},
	nothingLoaded: {
		rule: "WB-17",
		why: "Choose at least one card to load."
	},
	notLoadable: {
		rule: "WB-16",
		why: "Only numbers, Jokers and Misses can be loaded."
	},
	lockedByEvent: {
		rule: "WB-17",
		why: "Nobody loads while this event is carried out."
	},
	handIsDown: {
		rule: "WB-43",
		why: "Your hand is on the pile: you can load no more."
	},
	afterTheDeadline: {
		rule: "WB-83",
		why: "The time of the race is over: you can load no more."
	},
	saidReady: {
		rule: "WB-86",
		why: "You have said that you are ready: you can load no more."
	},
	tooLateToLoad: {
		rule: "WB-17",
		why: "The shooting is over: it is too late to load."
	},
	handIsDownAlready: {
		rule: "WB-43",
		why: "Your hand is on the pile already."
	},
	noRace: {
		rule: "WB-45",
		why: "There is no shoot-out to slap for."
	},
	noDuel: {
		rule: "WB-82",
		why: "There is no duel to slap for."
	},
	beforeTheCue: {
		rule: "WB-82",
		why: "That was before the signal: it does not count as a hand."
	},
	noMissToAim: {
		rule: "WB-72",
		why: "No Miss of yours is being aimed."
	},
	notTheHighest: {
		rule: "WB-52a",
		why: "A Miss hits a card of the highest value on the table."
	},
	notReady: {
		rule: "WB-86",
		why: "There is nothing to be ready for."
	}
}, Mn = /* @__PURE__ */ t({
	act: () => Fn,
	answerOf: () => qn,
	ask: () => Ln,
	call: () => Un,
	each: () => Kn,
	loop: () => Gn,
	race: () => zn,
	script: () => Pn,
	when: () => Wn,
	window: () => Rn
}), Nn = (e) => e.flat(Infinity), Pn = (e, t = {}) => {
	let n = Nn(e);
	return {
		steps: [...n, ...Nn(t.always ?? [])],
		always: n.length,
		locks: t.locks ?? []
	};
}, Fn = (e) => ({
	op: "act",
	run: e
}), In = (e) => ({
	op: "skip",
	run: e
}), Ln = ({ question: e, about: t, who: n, verbs: r, into: i, lapse: a, within: o }) => ({
	op: "ask",
	question: e,
	...t === void 0 ? {} : { about: t },
	who: n,
	verbs: r,
	into: i,
	lapse: a,
	within: o ?? null
}), Rn = ({ question: e, who: t, verbs: n, within: r }) => ({
	op: "window",
	question: e,
	who: t,
	verbs: n,
	within: r
}), zn = ({ question: e, who: t, hand: n, into: r, within: i, mayMiss: a, atCue: o }) => ({
	op: "race",
	question: e,
	who: t,
	hand: n,
	into: r,
	within: i,
	mayMiss: a,
	atCue: o
}), Bn = (e, t) => t.by, Vn = {}, Hn = () => Vn, Un = (e, { by: t = Bn, vars: n = Hn } = {}) => ({
	op: "call",
	named: typeof e == "string" ? e : null,
	script: typeof e == "string" ? () => e : e,
	by: t,
	vars: n
}), Wn = (e, ...t) => {
	let n = Nn(t);
	return [In((t, r) => e(t, r) ? 0 : n.length), ...n];
}, Gn = (e, ...t) => {
	let n = Nn(t);
	return [
		In((t, r) => e(t, r) ? 0 : n.length + 1),
		...n,
		In((t, r) => e(t, r) ? -n.length - 1 : 0)
	];
}, Kn = (e, t, ...n) => {
	let r = `${t}:all`;
	return [Fn((t, n) => t.note(r, e(t.table, n))), ...Gn((e, t) => t.vars[r].length > 0, Fn((e, n) => {
		let [i, ...a] = n.vars[r];
		e.note(t, i), e.note(r, a);
	}), ...n)];
}, qn = (e, t, n) => {
	for (let { seat: r, move: i } of e.vars[t]) if (r === n) return i;
	throw Error(`seat ${n} has not answered "${t}"`);
}, Jn = (e, { name: t }) => e.do === t, Yn = (e, t, n, r) => {
	for (let { seat: i, move: a } of e.vars[t] ?? []) if (i === n && Jn(a, r)) return a;
	return null;
}, Xn = (e, t) => {
	let n = e.vars.move;
	if (n === void 0 || !Jn(n, t)) throw Error(`"${e.script}" was not set off by "${t.name}"`);
	return n;
}, Zn = {
	...Mn,
	...st,
	top: T,
	does: Jn,
	answer: Yn,
	cause: Xn
}, Qn = () => Zn, $n = [
	"swap",
	"sidekick",
	"war-party"
], I = (e) => e.length === 1 ? Number(e) : 0, er = (e) => I(e) > 0, L = (e) => er(e) || e === "joker" || e === "miss", R = ["sheriff"], tr = Ae({
	deck: k("nobody"),
	hand: A("owner", { never: R }),
	revolver: A("owner", { never: [...R, ...$n] }),
	loot: k("all", {
		order: "free",
		never: R
	}),
	sheriffs: k("all", {
		order: "free",
		never: [
			...wn,
			...$n,
			"joker",
			"miss"
		]
	}),
	sidekicks: A("all", { never: [
		...wn,
		"joker",
		"miss",
		"swap",
		"war-party",
		"sheriff"
	] }),
	played: k("all", { never: R }),
	bonus: k("nobody", {
		order: "free",
		never: R
	}),
	duel: A("nobody", { never: R }),
	cancelled: A("all", { never: R }),
	won: A("all", { never: R })
}, Dn.most), { at: z } = tr, nr = {
	rounds: {
		kind: "number",
		...On
	},
	tie: {
		kind: "choice",
		of: ["shared", "extra-round"],
		default: "shared"
	},
	race: {
		kind: "choice",
		of: ["reflex", "draw"],
		default: "reflex"
	},
	duelCards: {
		kind: "choice",
		of: [
			"loot",
			"hand",
			"deck"
		],
		default: "loot"
	},
	falseTie: {
		kind: "choice",
		of: ["innocent", "first-hand"],
		default: "innocent"
	},
	first: {
		kind: "seat",
		default: null
	}
}, rr = ({ round: e, first: t, active: n, passes: r, stage: i, ending: a, starter: o, hands: s, score: c, rounds: l }) => ({
	round: e,
	first: t,
	active: n,
	passes: r,
	stage: i,
	ending: a,
	starter: o,
	hands: s,
	score: c,
	rounds: l
}), { act: B, answer: ir, ask: ar, call: V, cause: or, does: sr, each: cr, loop: lr, race: ur, script: H, standing: dr, top: fr, verb: U, when: W } = Qn(), pr = (e, t) => {
	let n = [];
	for (let r = 0; r < e.seats; r++) n.push((t + r) % e.seats);
	return n;
}, mr = (e) => B((t, n) => t.move([C(t.table, z.hand(n.by), e)], z.hand(n.by), z.played)), hr = B((e) => e.move(y(e.table, z.played), z.played, z.loot)), gr = U({
	name: "swap",
	needs: { whom: "seat" },
	notNow: () => F.notYourAction,
	why: (e, t, n) => C(e, z.hand(t), "swap") === null ? F.noSuchEvent : n.whom === t ? F.notYourself : b(e, z.hand(n.whom)) === 0 ? F.emptyHand : null,
	*moves(e, t) {
		if (C(e, z.hand(t), "swap") !== null) for (let n = 0; n < e.seats; n++) n !== t && b(e, z.hand(n)) > 0 && (yield { whom: n });
	}
}), _r = (e) => or(e, gr).whom, vr = U({
	name: "give",
	needs: { cards: "faces" },
	notNow: () => F.nothingToGive,
	why: (e, t, n, r) => n.cards.length === r.vars.taken.length ? w(e, z.hand(t), n.cards) === null ? F.notInHand : null : F.giveAsMany,
	*moves(e, t, n) {
		for (let r of ae(S(e, z.hand(t)))) r.length === n.vars.taken.length && (yield { cards: r });
	}
}), yr = {
	copies: P.swap,
	verb: gr,
	script: H([
		mr("swap"),
		B((e, t) => {
			let n = e.some(z.hand(_r(t)), 2);
			e.note("taken", n), e.move(n, z.hand(_r(t)), z.hand(t.by));
		}),
		ar({
			question: "give",
			who: (e, t) => [t.by],
			verbs: [vr],
			into: "given",
			lapse: (e, t, n) => ({
				do: "give",
				cards: n.vars.taken.map((t) => x(e, t))
			})
		}),
		B((e, t) => {
			let { cards: n } = ir(t, "given", t.by, vr);
			e.move(w(e.table, z.hand(t.by), n), z.hand(t.by), z.hand(_r(t)));
		}),
		hr
	], { locks: ["load"] })
}, br = U({
	name: "sidekick",
	needs: {},
	notNow: () => F.notYourAction,
	why: (e, t) => C(e, z.hand(t), "sidekick") === null ? F.noSuchEvent : null,
	moves: (e, t) => C(e, z.hand(t), "sidekick") === null ? [] : [{}]
}), xr = {
	copies: P.sidekick,
	verb: br,
	script: H([B((e, t) => e.move([C(e.table, z.hand(t.by), "sidekick")], z.hand(t.by), z.sidekicks(t.by)))])
}, Sr = (e) => {
	e.move([y(e.table, z.deck)[0]], z.deck, z.sheriffs), !(b(e.table, z.sheriffs) < P.sheriff) && (e.open({
		stage: "showdown",
		ending: "fourth-sheriff"
	}), e.say("fourth-sheriff"));
}, Cr = (e) => {
	let t = y(e, z.deck)[0];
	if (t === void 0) throw Error("WB-21: the deck ran out before the fourth sheriff");
	return x(e, t);
}, wr = (e, t) => {
	for (; Cr(e.table) === "sheriff";) if (Sr(e), e.table.open.stage !== "heist") return !1;
	return e.move([y(e.table, z.deck)[0]], z.deck, t), !0;
}, Tr = (e, t) => Math.max(0, 6 + b(e, z.sidekicks(t)) - b(e, z.hand(t)) - b(e, z.revolver(t))), Er = (e) => {
	let { seats: t, open: n } = e.table;
	for (let r = 0; r < t; r++) {
		let i = (n.active + r) % t;
		for (let t = Tr(e.table, i); t > 0; t--) {
			if (!wr(e, z.hand(i))) return;
			e.table.open.passes > 0 && e.open({ passes: 0 });
		}
	}
}, Dr = (e) => {
	e.table.open.passes < e.table.seats || (e.open({ passes: 0 }), e.say("deadlock"), Cr(e.table) === "sheriff" ? Sr(e) : e.move([y(e.table, z.deck)[0]], z.deck, z.loot));
}, Or = U({
	name: "war-party",
	needs: {},
	notNow: () => F.notYourAction,
	why: (e, t) => C(e, z.hand(t), "war-party") === null ? F.noSuchEvent : null,
	moves: (e, t) => C(e, z.hand(t), "war-party") === null ? [] : [{}]
}), kr = {
	copies: P.warParty,
	verb: Or,
	script: H([
		mr("war-party"),
		B((e, t) => {
			let n = pr(e.table, t.by).filter((n) => n !== t.by && b(e.table, z.revolver(n)) > 0);
			for (let t of n) e.move(e.some(z.revolver(t), 1), z.revolver(t), z.deck);
			for (let t of n) if (!wr(e, z.hand(t))) break;
		}),
		hr
	], { locks: ["load"] })
}, G = { copies: P.ordinary }, K = {
	1: G,
	2: G,
	3: G,
	4: G,
	5: G,
	6: G,
	7: G,
	joker: { copies: P.joker },
	miss: { copies: P.miss },
	swap: yr,
	sidekick: xr,
	"war-party": kr,
	sheriff: { copies: P.sheriff }
}, Ar = [
	"shoot-out",
	"fourth-sheriff",
	"duel",
	"false-slap"
], jr = (e) => Array.from({ length: e.seats }, (e, t) => t), Mr = {
	facts(e) {
		let t = _e(e), n = be(e, D(0, En));
		return {
			round: D(1, e.config.rounds + 1),
			first: t,
			active: t,
			passes: D(0, e.seats),
			stage: ge("heist", "showdown", "division"),
			ending: ve(ge(...Ar)),
			starter: ve(t),
			hands: ye(t, {
				most: e.seats,
				distinct: !0
			}),
			score: be(e, D(0, En * (e.config.rounds + 1))),
			rounds: ye(xe({
				ending: ge(...Ar),
				hands: ye(t, {
					length: e.seats,
					distinct: !0
				}),
				shares: n
			}), { most: e.config.rounds })
		};
	},
	must: [
		({ open: { round: e, rounds: t, score: n } }, r) => e === t.length + 1 ? we(n.entries(), ([e, n]) => {
			let i = t.reduce((t, { shares: n }) => t + n[e], 0);
			return n === i ? null : `score of ${r(e)} is ${n}, and the shares of rounds make it ${i}: they must be equal`;
		}) : `round is ${e}, and rounds has ${t.length}: round must be ${t.length + 1}`,
		({ seats: e, open: { stage: t, ending: n, starter: r, hands: i, passes: a } }) => {
			if (a >= e) return `passes is ${a}: after ${e} in a row the deadlock is broken, so it must be below ${e}`;
			if (t === "heist") return n === null ? r === null ? i.length === 0 ? null : "hands lie on the pile during a heist: hands must be []" : "somebody is starter during a heist: it must be null" : `ending is "${n}" during a heist: it must be null`;
			let o = e === 2 ? Ar.filter((e) => e !== "shoot-out" && (t === "division" || e === "fourth-sheriff")) : Ar.slice(0, 2);
			if (n === null || !o.includes(n)) return `ending is ${JSON.stringify(n)} in the ${t}: it must be one of ${o.join(", ")}`;
			if (r !== null != (n === "shoot-out")) return n === "shoot-out" ? "starter is null in a shoot-out: it must be who called it" : "starter must be null: nobody called a shoot-out";
			let s = t === "division" ? e : 0;
			return i.length === s ? r === null || s === 0 || i[0] === r ? null : "hands must begin with the starter" : `hands has ${i.length} in the ${t}: it must have ${s}`;
		},
		(e) => {
			let { stage: t, ending: n, starter: r } = e.open, i = b(e, z.sheriffs);
			return t === "heist" && i === P.sheriff ? `${i} Sheriffs are out during a heist: the fourth ends it, so there must be at most ${P.sheriff - 1}` : n === "fourth-sheriff" && i !== P.sheriff ? `ending is "fourth-sheriff" with ${i} Sheriffs out: there must be ${P.sheriff}` : r !== null && i < 2 ? `a shoot-out was called with ${i} Sheriffs out: there must be at least 2` : null;
		},
		(e, t) => {
			let { stage: n, ending: r } = e.open, i = we([z.box, z.played], (n) => Ce(e, n, 0, 0, t));
			if (i !== null) return i;
			let a = e.seats === 2 ? 3 : 0, o = n === "division" ? 0 : a, s = Ce(e, z.bonus, o, r === "fourth-sheriff" ? a : o, t);
			return s === null ? we(jr(e), (n) => we([
				z.duel(n),
				z.won(n),
				z.cancelled(n)
			], (n) => Ce(e, n, 0, 0, t))) : s;
		}
	]
}, Nr = (e) => {
	let t = Array.from({ length: Tn + 1 }, () => 0), n = 0;
	for (let r of e) r === "joker" ? n++ : t[I(r)]++;
	let r = [0, 0];
	for (let e = Tn; e > 0; e--) t[e] > r[0] && (r = [t[e], e]);
	return r[0] === 0 ? r : [r[0] + n, r[1]];
}, Pr = (e) => e.seats === 2 ? e.open.hands : e.open.hands.slice(0, -1), Fr = (e) => Pr(e).map((t) => ({
	seat: t,
	is: Nr(S(e, z.revolver(t)))
})).sort((e, t) => t.is[0] - e.is[0] || t.is[1] - e.is[1]).map((e) => e.seat), q = (e) => {
	let t = (t) => Math.max(0, ...S(e, z.revolver(t)).map(I)), n = Pr(e).map((e) => ({
		seat: e,
		value: t(e)
	})), r = Math.max(0, ...n.map((e) => e.value));
	return r === 0 ? [] : n.filter((e) => e.value === r).map((e) => e.seat);
}, Ir = (e) => Pr(e).flatMap((t) => S(e, z.revolver(t)).filter((e) => e === "miss").map(() => t)), Lr = (e, t) => {
	let n = q(e);
	return Fr(e).find((e) => e !== t && n.includes(e)) ?? t;
}, Rr = (e, t, n) => {
	let { taken: r } = jn(n, e.length, t);
	return Array.from({ length: t }, (t, n) => r[e.indexOf(n)] ?? 0);
}, zr = U({
	name: "miss",
	needs: { whom: "seat" },
	notNow: () => F.noMissToAim,
	why: (e, t, { whom: n }) => q(e).includes(n) ? null : F.notTheHighest,
	moves: (e) => q(e).map((e) => ({ whom: e }))
}), Br = H([
	B((e) => {
		for (let t of e.table.open.hands) e.reveal(y(e.table, z.revolver(t)), z.revolver(t));
	}),
	cr(Ir, "shooter", W((e) => q(e).length > 1, ar({
		question: "aim",
		who: (e, t) => [t.vars.shooter],
		verbs: [zr],
		into: "aim",
		lapse: (e, t) => ({
			do: "miss",
			whom: Lr(e, t)
		})
	})), B((e, t) => {
		let n = q(e.table);
		if (n.length === 0) return;
		let r = n.length === 1 ? n[0] : ir(t, "aim", t.vars.shooter, zr).whom, i = S(e.table, z.revolver(r)), a = i.reduce((e, t, n) => I(t) > I(i[e]) ? n : e, 0);
		e.say("missed", {
			seat: t.vars.shooter,
			whom: r
		}), e.move([y(e.table, z.revolver(r))[a]], z.revolver(r), z.cancelled(r));
	})),
	B((e) => {
		let { table: t } = e, n = Fr(t), r = y(t, z.loot).length, i = Rr(n, t.seats, r);
		e.say("ranked", {
			ranking: n,
			shares: i,
			loot: r,
			out: t.open.hands.filter((e) => !n.includes(e))
		});
		for (let t of n) e.move(y(e.table, z.loot).slice(0, i[t]), z.loot, z.won(t));
		let { open: a } = t;
		e.open({
			score: a.score.map((e, t) => e + i[t]),
			rounds: [...a.rounds, {
				ending: a.ending,
				hands: a.hands,
				shares: i
			}],
			first: t.seats === 2 ? n[1] : a.hands.at(-1)
		});
	})
]), J = (e, t, n = () => null) => U({
	name: e,
	needs: {},
	notNow: t,
	why: n,
	moves: (e) => n(e) === null ? [{}] : []
}), Vr = (e) => b(e, z.sheriffs) >= 2 ? null : F.tooFewSheriffs, Hr = J("pass", () => F.notYourAction), Ur = J("shootout", () => F.notYourAction, (e) => e.seats === 2 ? F.duelForTwo : Vr(e)), Wr = J("duel", () => F.notYourAction, (e) => e.seats > 2 ? F.duelForTwo : Vr(e)), Gr = J("slap", (e, t) => e.open.starter === t || ot(e, t) ? F.handIsDownAlready : e.ask?.kind === "race" ? F.beforeTheCue : e.seats < 3 ? F.noDuel : F.noRace), Kr = J("ready", () => F.notReady), qr = (e) => pr(e, e.open.active).filter((t) => t !== e.open.starter), Jr = (e) => e.config.race === "reflex", Yr = (e) => ur({
	question: "race",
	who: qr,
	hand: Gr,
	into: "hands",
	...e
}), Xr = [ar({
	question: "ready",
	who: qr,
	verbs: [Kr],
	into: "ready",
	lapse: () => ({ do: "ready" }),
	within: kn
}), B((e) => e.note("hands", e.mix(qr(e.table))))], Zr = (e, t) => (fr(e).vars.ready ?? []).some((e) => e.seat === t), Qr = (e, t) => {
	let { starter: n, active: r } = e.table.open, i = n === null ? t : [n, ...t];
	e.open({
		stage: "division",
		hands: [...i, ...pr(e.table, r).filter((e) => !i.includes(e))]
	}), e.say("hands", {
		hands: e.table.open.hands,
		missing: e.table.open.hands.slice(i.length)
	});
}, $r = (e, t) => {
	Qr(e, t.vars.hands), e.table.seats === 2 && t.vars.hands.length > 0 && ei(e, t.vars.hands[0]);
}, ei = (e, t) => e.move(y(e.table, z.bonus), z.bonus, z.revolver(t)), ti = H([
	W(Jr, Yr({
		within: () => kn,
		mayMiss: (e) => e.seats === 2 ? 0 : 1,
		atCue: () => {}
	})),
	W((e) => !Jr(e), ...Xr),
	B($r)
]), Y = (e) => 1 - e, ni = (e, t) => wr(e, z.duel(t.by)) && wr(e, z.duel(Y(t.by))), ri = (e) => b(e, z.duel(0)) + b(e, z.duel(1)) === 2 && e.open.stage === "heist", ii = (e, t) => I(S(e, z.duel(t))[0]), X = (e) => ii(e, e.open.active) > ii(e, Y(e.open.active)), ai = (e) => e.ask !== null && e.ask.down.length > 0 && ri(e) && !X(e), oi = (e) => {
	for (let t of [0, 1]) e.reveal(y(e.table, z.duel(t)), z.duel(t));
}, si = (e, t) => {
	for (let n of [t.by, Y(t.by)]) {
		let { duelCards: t } = e.table.config, r = t === "hand" ? z.hand(n) : t === "deck" ? z.deck : z.loot;
		e.move(y(e.table, z.duel(n)), z.duel(n), r);
	}
}, ci = (e, t) => {
	let n = t.vars.hands, r = X(e.table), i = [ii(e.table, t.by), ii(e.table, Y(t.by))];
	if (si(e, t), r) e.open({ ending: "duel" }), $r(e, t);
	else if (n.length === 0) e.say("duel-off", { values: i });
	else {
		let t = n[0], r = [Y(t), t];
		e.open({
			stage: "division",
			ending: "false-slap",
			hands: e.table.config.falseTie === "innocent" ? r : r.toReversed()
		}), e.say("false-slap", {
			seat: t,
			values: i
		}), ei(e, Y(t));
	}
}, li = H([
	B((e, t) => {
		e.say("duel", { seat: t.by }), ni(e, t) || si(e, t);
	}),
	W((e) => ri(e) && Jr(e), Yr({
		within: (e) => X(e) ? kn : An,
		mayMiss: (e) => +!X(e),
		atCue: oi
	}), B(ci)),
	W((e) => ri(e) && !Jr(e), B(oi), B((e) => e.note("hands", [])), W(X, ...Xr), B(ci))
]);
// games/wright-gang/verbs/patterns.ts
function* ui(e) {
	for (let [t, n] of ne(e)) for (let e = 1; e <= n; e++) yield re(e, t);
}
function di(e) {
	let t = ne(e.filter(er)), n = [], r = [], i = (e, a, o) => {
		let s = t[e];
		if (a === 0) r.length > 1 && n.push([...r, o]);
		else if (s !== void 0) {
			let t = r.length, n = I(s[0]);
			for (let t = 0; t <= s[1] && t * n <= a; t++) t > 0 && r.push(s[0]), i(e + 1, a - t * n, o);
			r.length = t;
		}
	};
	for (let [e] of t) i(0, I(e), e);
	return n;
}
// games/wright-gang/verbs/discard.ts
var fi = (e) => e.every((t) => t === e[0]), pi = (e) => {
	if (!e.every(er)) return !1;
	let t = e.map(I);
	return 2 * Math.max(...t) === t.reduce((e, t) => e + t, 0);
}, mi = U({
	name: "discard",
	needs: { cards: "faces" },
	notNow: () => F.notYourAction,
	why: (e, t, { cards: n }) => n.length === 0 ? F.nothingDiscarded : w(e, z.hand(t), n) === null ? F.notInHand : fi(n) || pi(n) ? null : n.includes("joker") ? F.jokerIsNotWild : F.notAPattern,
	*moves(e, t) {
		let n = S(e, z.hand(t));
		for (let e of ui(n)) yield { cards: e };
		for (let e of di(n)) yield { cards: e };
	}
}), hi = H([B((e) => {
	let { seats: t } = e.table, n = e.table.open.rounds.length + 1;
	n === 1 && e.open({ first: e.table.config.first ?? e.below(t) }), e.open({
		round: n,
		active: e.table.open.first,
		passes: 0,
		stage: "heist",
		ending: null,
		starter: null,
		hands: []
	}), e.gather();
	let r = y(e.table, z.box).filter((t) => x(e.table, t) !== "sheriff");
	e.move(r, z.box, z.deck, { quiet: !0 }), e.shuffle(z.deck);
	let i = (t) => y(e.table, z.deck).slice(0, t);
	t === 2 && e.move(i(3), z.deck, z.bonus);
	for (let n = 0; n < t; n++) e.move(i(6), z.deck, z.hand((e.table.open.first + n) % t));
	e.move(y(e.table, z.box), z.box, z.deck, { quiet: !0 }), e.shuffle(z.deck), e.say("round", {
		round: n,
		first: e.table.open.first
	});
})]), gi = (e) => e.open.stage === "heist", _i = [
	Er,
	Dr,
	(e) => e.open({ active: (e.table.open.active + 1) % e.table.seats })
], vi = H([
	ar({
		question: "turn",
		who: (e) => [e.open.active],
		verbs: [
			mi,
			gr,
			br,
			Or,
			Ur,
			Wr,
			Hr
		],
		into: "action",
		lapse: () => ({ do: "pass" })
	}),
	B((e, t) => e.open({ passes: qn(t, "action", e.table.open.active).do === "pass" ? e.table.open.passes + 1 : 0 })),
	V((e, t) => qn(t, "action", e.open.active).do, { vars: (e, t) => ({ move: qn(t, "action", e.open.active) }) }),
	B((e) => {
		for (let t of _i) gi(e.table) && t(e);
	})
]), yi = H([B((e, t) => {
	let { cards: n } = or(t, mi);
	e.move(w(e.table, z.hand(t.by), n), z.hand(t.by), z.loot);
})]), bi = H([B((e, t) => e.say("passed", { seat: t.by }))]), xi = H([B((e, t) => {
	e.open({
		stage: "showdown",
		ending: "shoot-out",
		starter: t.by
	}), e.say("shoot-out", { seat: t.by });
})]), Si = dr({
	name: "load",
	needs: { cards: "faces" },
	final: !0,
	notNow: (e) => e.ask?.kind === "race" ? F.afterTheDeadline : F.lockedByEvent,
	may: (e, t) => e.open.stage === "division" || ai(e) ? F.tooLateToLoad : Zr(e, t) ? F.saidReady : e.open.starter === t || ot(e, t) ? F.handIsDown : null,
	why: (e, t, { cards: n }) => n.length === 0 ? F.nothingLoaded : n.every(L) ? w(e, z.hand(t), n) === null ? F.notInHand : null : F.notLoadable,
	possible: (e, t) => S(e, z.hand(t)).some(L),
	*moves(e, t) {
		for (let n of ae(S(e, z.hand(t)).filter(L))) yield { cards: n };
	},
	run: (e, t, { cards: n }) => e.move(w(e.table, z.hand(t), n), z.hand(t), z.revolver(t))
}), Ci = /* @__PURE__ */ t({ wrightGang: () => Di }), wi = (e) => {
	let t = Math.max(...e.open.score);
	return e.open.score.flatMap((e, n) => e === t ? [n] : []);
}, Ti = (e) => {
	let { rounds: t, score: n } = e.open;
	if (t.length < e.config.rounds) return null;
	let r = wi(e);
	return e.config.tie === "extra-round" && t.length === e.config.rounds && r.length > 1 ? null : {
		score: n,
		winners: r,
		endings: t.map((e) => e.ending)
	};
}, Ei = [
	mi,
	K.swap.verb,
	vr,
	K.sidekick.verb,
	K["war-party"].verb,
	Ur,
	Wr,
	Hr,
	Gr,
	Kr,
	zr
], Di = Cn({
	id: "wright-gang",
	version: 2,
	isScene: ({ tell: e }) => e === "ranked",
	fewest: Dn.fewest,
	options: nr,
	room: tr,
	cards: K,
	verbs: Ei,
	standing: [Si],
	scripts: {
		game: H([lr(() => !0, V("deal"), V("round"))]),
		round: H([
			lr(gi, V("turn", { by: (e) => e.open.active })),
			W((e) => e.open.stage === "showdown", V("showdown")),
			V("division")
		]),
		position: H([V("round"), V("game")]),
		deal: hi,
		turn: vi,
		discard: yi,
		swap: K.swap.script,
		sidekick: K.sidekick.script,
		"war-party": K["war-party"].script,
		shootout: xi,
		duel: li,
		pass: bi,
		showdown: ti,
		division: Br
	},
	rest: "deck",
	lawful: Mr,
	begin: (e, t) => ({
		open: {
			round: 1,
			first: 0,
			active: 0,
			passes: 0,
			stage: "heist",
			ending: null,
			starter: null,
			hands: [],
			score: Array.from({ length: t }, () => 0),
			rounds: []
		},
		kept: Array.from({ length: t }, () => null)
	}),
	copyOpen: rr,
	outcome: Ti
}), Oi = (e) => Object.keys(e), ki = {
	maggie: {
		level: "gunhand",
		temper: {
			wants: [2, 2],
			pile: 0
		},
		hand: "quick"
	},
	ruth: {
		level: "gunhand",
		temper: { wants: [7, 6] },
		hand: "quick"
	},
	ezra: {
		level: "gunhand",
		temper: {
			careless: 0,
			hoards: 0
		},
		hand: "slow"
	},
	colby: {
		level: "greenhorn",
		temper: { nerves: 40 },
		hand: "quickest"
	}
}, Ai = (e, t) => e.moves(t.name), ji = 2 ** 16, Mi = (e, t, n) => {
	let r = () => (n(ji) + .5) / ji, i = -6;
	for (let e = 0; e < 12; e++) i += r();
	let a = -e.tail * Math.log(r());
	return Math.round(Math.max(120, e.mean + i * e.spread) + a + t * e.perCard);
}, Ni = {
	pile: 3,
	hoards: 4
}, Z = {
	greenhorn: {
		...Ni,
		careless: 55,
		nerves: 12,
		wants: [5, 4]
	},
	gunhand: {
		...Ni,
		careless: 8,
		nerves: 5,
		wants: [4, 3]
	},
	sharpshooter: {
		...Ni,
		careless: 0,
		nerves: 2,
		wants: [4, 3],
		hoards: 0
	}
}, Pi = {
	greenhorn: {
		...Z.greenhorn,
		careless: 35
	},
	gunhand: Z.gunhand,
	sharpshooter: {
		...Z.sharpshooter,
		hoards: 4
	}
}, Fi = {
	slow: {
		mean: 420,
		spread: 90,
		tail: 160,
		perCard: 260
	},
	quick: {
		mean: 300,
		spread: 60,
		tail: 90,
		perCard: 180
	},
	quickest: {
		mean: 235,
		spread: 40,
		tail: 45,
		perCard: 130
	}
}, Ii = {
	greenhorn: "slow",
	gunhand: "quick",
	sharpshooter: "quickest"
}, Q = (e, t) => ({
	hand: e.zones.hand[t].filter((e) => e !== null),
	loaded: e.zones.revolver[t].filter((e) => e !== null)
}), Li = (e, t) => {
	let n = (n) => e.filter((e) => e === n).length + 1.2 * t.filter((e) => e === n).length + I(n) / 50, r = [.../* @__PURE__ */ new Set([...e, ...t])].filter(er);
	return r.length === 0 ? null : r.reduce((e, t) => n(t) > n(e) ? t : e);
}, Ri = {
	sidekick: 6,
	miss: 5
}, zi = (e, t, n) => e === t ? 10 : e === "joker" ? 9 : e === "swap" || e === "war-party" ? n : Ri[e] ?? I(e) / 10, Bi = (e, t, n) => {
	let r = null, i = 0;
	for (let a of Ai(e, mi)) {
		let e = a.cards.reduce((e, r) => e + 3 - zi(r, t, n), 0);
		e > i && ([r, i] = [a, e]);
	}
	return r;
}, Vi = (e, t, n) => {
	let r = (e) => e.reduce((e, r) => e + zi(r, t, n), 0);
	return [...Ai(e, vr)].reduce((e, t) => r(t.cards) < r(e.cards) ? t : e);
}, Hi = (e, t) => Array.from({ length: e.seats }, (e, t) => t).filter((e) => e !== t), Ui = (e, t) => e.filter((e) => L(e) && (e === t || e === "joker" || e === "miss")).sort(), Wi = (e, t) => {
	let { hand: n, loaded: r } = Q(e.view, e.seat), i = Li(n, r), a = (t) => e.offers.some((e) => e.do === t), o = e.view.zones.sheriffs.length, [s] = Nr([...r, ...n.filter(L)]), c = t.wants[+(o >= 3)], l = e.view.zones.loot.length >= t.pile * e.view.seats || o >= 3;
	for (let e of ["shootout", "duel"]) if (a(e) && s >= c && l) return { do: e };
	if (a("sidekick") && o < 3) return { do: "sidekick" };
	let u = Hi(e.view, e.seat).reduce((t, n) => t + e.view.zones.revolver[n].length, 0);
	if (a("war-party") && u >= 2 * (e.view.seats - 1)) return { do: "war-party" };
	let d = n.filter((e) => zi(e, i, t.hoards) < 3).length;
	if (a("swap") && d >= 2) {
		let { hand: t } = e.view.zones;
		return [...Ai(e, gr)].reduce((e, n) => t[n.whom].length > t[e.whom].length ? n : e);
	}
	return Bi(e, i, t.hoards) ?? { do: "pass" };
}, Gi = (e) => {
	let t = (t) => {
		let [n, r] = Nr(e.view.zones.revolver[t].filter((e) => e !== null));
		return t === e.seat ? -1 : n * 10 + r;
	};
	return [...Ai(e, zr)].reduce((e, n) => t(n.whom) > t(e.whom) ? n : e);
}, Ki = (e) => {
	if (!e.offers.some((e) => e.do === "load") || e.view.zones.sheriffs.length < 2) return null;
	let { hand: t, loaded: n } = Q(e.view, e.seat), r = Ui(t, Li(t, n));
	return r.length > 0 ? {
		do: "load",
		cards: r
	} : null;
}, qi = (e) => {
	let [t, n] = [e.open.active, 1 - e.open.active].map((t) => e.zones.duel[t]?.[0] ?? null);
	return t == null || n == null || I(t) > I(n);
}, Ji = (e, t, n) => ({
	name: e,
	choose(e) {
		let n = e.offers.find((e) => e.question !== null)?.question ?? null;
		if (n === null) return Ki(e);
		if (n === "turn") {
			let n = Ki(e);
			if (n !== null) return n;
			if (e.roll(100) < t.careless) {
				let t = [...e.moves("discard"), { do: "pass" }];
				return t[e.roll(t.length)];
			}
			return Wi(e, t);
		}
		if (n === "ready") return Ki(e) ?? { do: "ready" };
		if (n === "aim") return Gi(e);
		let { hand: r, loaded: i } = Q(e.view, e.seat);
		return n === "give" ? Vi(e, Li(r, i), t.hoards) : null;
	},
	react(e) {
		if (!qi(e.view) && e.roll(100) >= t.nerves) return null;
		let { hand: r, loaded: i } = Q(e.view, e.seat), a = e.offers.some((e) => e.do === "load") ? Ui(r, Li(r, i)) : [], o = e.view.seats > 2 && a.length > 3 ? a.slice(0, 3) : a;
		return {
			first: o.length > 0 ? [{
				do: "load",
				cards: o
			}] : [],
			after: Mi(n, o.length, e.roll)
		};
	}
}), Yi = (e) => Fi[Ii[e]], Xi = Oi(Z).map((e) => Ji(e, Z[e], Yi(e)));
Oi(Pi).map((e) => Ji(`old-${e}`, Pi[e], Yi(e)));
// bots/racing.ts
var Zi = ({ hand: e, racers: t, within: n }, r, i) => {
	let a = t.flatMap((e) => {
		let t = i(e);
		return t === null || t.after > n ? [] : [{
			seat: e,
			...t
		}];
	}).sort((e, t) => e.after - t.after), o = { hands: a.map(({ seat: e, after: t }) => ({
		seat: e,
		time: t
	})) };
	return [
		...a.flatMap(({ seat: e, first: t }) => t.map((t) => ({
			seat: e,
			move: t,
			at: r
		}))),
		...a.map(({ seat: t, after: n }) => ({
			seat: t,
			move: { do: e },
			at: r + n
		})),
		{
			verdict: {
				order: a.map(({ seat: e }) => [e]),
				evidence: o
			},
			at: r + (a.at(-1)?.after ?? 0)
		}
	];
}, Qi = 6, $i = 2e3, ea = 1500, ta = 1e3, na = class {
	#e;
	#t;
	seat;
	roll;
	offers;
	#n = null;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.seat = n, this.roll = r, this.offers = e.offers(t, n);
	}
	get view() {
		return this.#n ??= this.#e.glance(this.#t, this.seat), this.#n;
	}
	moves(e) {
		return this.#e.moves(this.#t, this.seat, e);
	}
	dream() {
		return this.#t;
	}
	isLate() {
		return !1;
	}
}, ra = class {
	#e;
	#t;
	#n;
	line;
	inputs = 0;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.line = e.search(r);
	}
	play(e) {
		let t = this.line.next(e);
		if (t !== null) throw Error(`${JSON.stringify(e)} is refused: ${t.why} (${t.rule})`);
		this.inputs++;
	}
	#r(e) {
		return new na(this.#e, this.line.table, e, this.#n);
	}
	goOn() {
		let e = this.#e.race(this.line.table);
		e !== null && !e.cued ? this.#o() : !this.#i(!1) && !this.#i(!0) && this.#a();
	}
	#i(e) {
		for (let t = 0; t < this.line.table.seats; t++) for (let n = 0; n < Qi; n++) {
			let n = this.#r(t), { offers: r } = n;
			if (r.length === 0 || r.some((e) => e.question !== null) !== e) break;
			let i = this.#t.choose(n);
			if (i === null) break;
			let { table: a } = this.line;
			if (this.play({
				seat: t,
				move: i,
				at: Math.min(a.clock + ta, this.#e.alarm(a) ?? Infinity)
			}), r.find((e) => e.do === i.do)?.question !== null) return !0;
		}
		return !1;
	}
	#a() {
		let e = this.#e.alarm(this.line.table);
		if (e === null) throw Error("somebody must answer and will not");
		this.play({ tick: e });
	}
	#o() {
		this.play({ cue: this.line.table.clock + ea });
		let { table: e } = this.line;
		for (let t of Zi(this.#e.race(e), e.clock, (e) => this.#t.react(this.#r(e)))) this.play(t);
	}
}, ia = ({ winners: e, teams: t }, n) => Array.from({ length: n }, (n, r) => e.includes(r) ? t === void 0 ? 1 / e.length : 1 : 0), aa = ({ game: e, policy: t, horizon: { far: n, judge: r } }, i, a, o) => {
	let s = new ra(e, t, o, i);
	for (a !== null && s.play({
		...a,
		at: i.clock
	});;) {
		let { table: t } = s.line, o = e.outcome(t);
		if (o !== null) return ia(o, t.seats);
		if (s.inputs >= $i || n(i, t, a?.seat ?? null)) return r(t);
		s.goOn();
	}
}, oa = class {
	move;
	worths = [];
	#e = 0;
	constructor(e) {
		this.move = e;
	}
	add(e) {
		this.worths.push(e), this.#e += e;
	}
	get mean() {
		return this.#e / this.worths.length;
	}
	over(e) {
		let t = Math.min(this.worths.length, e.worths.length), n = 0, r = 0;
		for (let i = 0; i < t; i++) {
			let t = this.worths[i] - e.worths[i];
			n += t, r += t * t;
		}
		let i = n / t, a = Math.max(r / t - i * i, 1 / t ** 2);
		return {
			by: i,
			error: Math.sqrt(a / t)
		};
	}
}, sa = (e, t) => JSON.stringify(e) === JSON.stringify(t), ca = (e, t) => {
	let n = t.filter((e, n) => t.findIndex((t) => sa(t, e)) === n), r = 24 - n.length, i = [], a = 0;
	for (let t of e.moves()) if (!n.some((e) => sa(e, t))) {
		if (a++, i.length < r) i.push(t);
		else {
			let n = e.roll(a);
			n < i.length && (i[n] = t);
		}
	}
	return [...n, ...i].map((e) => new oa(e));
}, la = (e, t, n, r, i) => {
	let a = Math.max(1, Math.ceil(Math.log2(n.length))), o = n[0], s = n;
	for (let n = 0; n < a; n++) {
		let n = Math.max(1, Math.floor(r / a / s.length));
		for (let r = 0; r < n && !(e.isLate() && o.worths.length > 0); r++) {
			let n = e.dream();
			for (let r of s) r.add(aa(t, n, {
				seat: e.seat,
				move: r.move
			}, e.roll)[e.seat]);
		}
		let c = s.toSorted((e, t) => t.mean - e.mean), l = c.slice(0, Math.max(2, Math.ceil(c.length / 2)));
		s = [...l, ...i.filter((e) => !l.includes(e))];
	}
	return s;
}, ua = (e, t, n, { playouts: r, doubt: i }) => {
	let a = ca(e, [n]);
	if (a.length === 1) return n;
	let o = a[0], s = la(e, t, a, r, [o]).reduce((e, t) => t.mean > e.mean ? t : e);
	if (s === o) return n;
	let { by: c, error: l } = s.over(o);
	return c > i * l ? s.move : n;
}, da = (e, t, n) => {
	let { hunch: r } = t;
	return {
		name: e,
		hurried: r,
		choose(e) {
			let i = r.choose(e), a = e.offers.find((e) => e.question !== null)?.question ?? null;
			return i === null || a === null || !t.ponders(a) ? i : ua(e, t, i, n);
		},
		react: (e) => r.react(e)
	};
}, $ = (e) => {
	let [t, n] = Nr(e);
	return {
		size: t,
		value: n
	};
}, fa = (e, t) => {
	let n = [...e];
	for (let e of t) n.splice(n.indexOf(e), 1);
	return n;
}, pa = (e) => Array.from({ length: e.seats }, (e, t) => t), ma = ({ zones: { hand: e, revolver: t, sidekicks: n } }, r, i) => Math.max(0, 6 + n[r].length - e[r].length - t[r].length + i), ha = (e, t) => {
	let n = $(Q(e, t).loaded);
	if (n.size === 0) return { because: "unarmed" };
	let r = Math.max(...pa(e).flatMap((n) => n === t ? [] : [e.zones.revolver[n].length]));
	return {
		because: r < n.size ? "outguns" : "outgunned",
		...n,
		most: r
	};
}, ga = (e, t, n, r) => {
	let { hand: i, loaded: a } = Q(e, t), o = $([...a, ...i.filter(L)]), s = $([...a, ...fa(i, n).filter(L)]);
	return s.size !== o.size || s.value !== o.value ? {
		because: "breaks",
		...o
	} : r === null ? {
		because: "gives",
		...o
	} : {
		because: "draws",
		...o,
		draws: r
	};
}, _a = (e, t, n) => {
	let r = ma(e, t, n.length);
	return e.zones.sheriffs.length === P.sheriff - 1 && r > 0 ? {
		because: "sheriff",
		draws: r,
		deck: e.zones.deck.length
	} : ga(e, t, n, r);
}, va = (e, t) => {
	let { hand: n, loaded: r } = Q(e, t), { value: i } = $([...r, ...n.filter(L)]), a = n.filter((e) => e !== String(i) && e !== "joker" && e !== "miss" && e !== "swap").length;
	return a === 0 ? null : {
		because: "swap",
		idle: a
	};
}, ya = (e, t, n) => n === t ? { because: "hitsOwn" } : {
	because: "hits",
	...$(e.zones.revolver[n].filter((e) => e !== null))
}, ba = (e, t) => {
	let { hand: n, loaded: r } = Q(e, t), [i, a] = [$(r), $([...r, ...n.filter(L)])];
	return {
		because: i.size === a.size && i.value === a.value ? "loaded" : "unloaded",
		...a
	};
}, xa = ({ view: e, seat: t }, n) => {
	let r = () => n.cards;
	switch (n.do) {
		case "shootout":
		case "duel": return ha(e, t);
		case "discard": return _a(e, t, r());
		case "give": return ga(e, t, r(), null);
		case "load": return {
			because: "loads",
			...$([...Q(e, t).loaded, ...r()])
		};
		case "ready": return ba(e, t);
		case "sidekick": return {
			because: "sidekick",
			limit: 6 + e.zones.sidekicks[t].length + 1
		};
		case "war-party": {
			let n = pa(e).reduce((n, r) => n + (r === t ? 0 : e.zones.revolver[r].length), 0);
			return n === 0 ? null : {
				because: "warParty",
				loaded: n
			};
		}
		case "swap": return va(e, t);
		case "miss": return ya(e, t, Number(n.whom));
		case "pass": return pa(e).every((t) => ma(e, t, 0) === 0) && e.open.passes + 1 < e.seats ? { because: "quiet" } : null;
		default: return null;
	}
}, Sa = 8, Ca = Xi.at(-1), wa = {
	game: Di,
	hunch: Ca,
	policy: Ca,
	horizon: {
		far: (e, t) => t.open.rounds.length > e.open.rounds.length,
		judge: ({ open: { score: e, rounds: t }, config: n }) => {
			let r = Sa * Math.sqrt(Math.max(1, n.rounds - t.length)), i = e.map((e) => Math.exp(e / r)), a = i.reduce((e, t) => e + t, 0);
			return i.map((e) => e / a);
		}
	},
	ponders: () => !0,
	patience: 2e4,
	why: xa,
	against: ["outgunned", "breaks"]
}, Ta = da("legend", wa, {
	playouts: 600,
	doubt: 1
}), Ea = Oi(ki).map((e) => {
	let { level: t, temper: n, hand: r } = ki[e];
	return {
		...Ji(e, {
			...Z[t],
			...n
		}, Fi[r]),
		level: t
	};
}), Da = [
	...Xi,
	Ta,
	...Ea
], Oa = Object.values(Ci).find((e) => typeof e == "object" && e.id !== void 0 && e.play !== void 0);
export { Da as bots, Oa as game, wa as mind };
