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
}, ee = 2 ** 32, te = (e, t) => {
	if (t <= 1) return 0;
	let n = m(e) * t, r = n >>> 0;
	if (r < t) {
		let i = ee % t;
		for (; r < i;) n = m(e) * t, r = n >>> 0;
	}
	return (n - r) / ee | 0;
}, ne = (e, t) => {
	for (let n = t.length - 1; n > 0; n--) {
		let r = te(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}, re = (e) => {
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
}, ie = (e, t) => {
	let n = [];
	for (let r = 0; r < e; r++) n.push(t);
	return n;
}, ae = (e, t) => {
	let n = [];
	for (let r = 0; r < e.length; r++) for (let i = 0; i < t[r]; i++) n.push(e[r][0]);
	return n;
};
function* oe(e, t) {
	if (t > e.length) return;
	let n = re(e), r = ie(n.length, 0), i = (e, t) => {
		let i = t;
		for (let t = n.length - 1; t >= e; t--) r[t] = Math.min(n[t][1], i), i -= r[t];
	};
	for (i(0, t);;) {
		yield ae(n, r);
		let e = 0, t = n.length - 1;
		for (; t >= 0 && (e === 0 || r[t] === n[t][1]); t--) e += r[t];
		if (t < 0) return;
		r[t]++, i(t + 1, e - 1);
	}
}
// kernel/cards/table.ts
var h = (e) => e, se = (e) => e, ce = (e) => 1 << e, le = (e) => (1 << e + 1) - 1, g = (e, t) => e.cards[t.row], _ = (e, t) => e.cards[t.row].length, v = (e, t) => e.face[h(t)], ue = (e, t) => e.face[h(t)], de = (e, t) => g(e, t).flatMap((t) => ue(e, t) ?? []), y = (e, t) => g(e, t).map((t) => v(e, t)), fe = (e, t, n, r) => {
	for (let i of g(e, t)) if (v(e, i) === n && !r.includes(i)) return i;
	return null;
}, b = (e, t, n) => fe(e, t, n, []), pe = (e, t, n) => {
	let r = [];
	for (let i of n) {
		let n = fe(e, t, i, r);
		if (n === null) return null;
		r.push(n);
	}
	return r;
}, x = (e) => e.stack[e.stack.length - 1], me = (e, t) => {
	let n = 0;
	for (e[0] === t[0] && (e.shift(), n++); n < t.length;) {
		let r = n, i = 0;
		for (let r of e) r === t[n] ? n++ : e[i++] = r;
		for (; e.length > i;) e.pop();
		if (n === r) return;
	}
}, he = {}, ge = ({ is: e, owner: t }, n) => e.seen === "all" ? le(n) : e.seen === "owner" ? ce(t) : 0, _e = (e) => ({
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
}), ve = class {
	#e;
	#t;
	#n;
	#r;
	#i = null;
	constructor(e, t, n) {
		this.#e = t, this.#t = n, this.#n = e, this.#r = _e(e);
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
		this.#i = null, this.#n = _e(this.#r);
	}
	restore() {
		Object.assign(this.#r, this.#n);
	}
	move(e, t, n, r = he) {
		if (e.length === 0) return;
		let i = this.#a(n), a = this.#l(t), o = e === a ? e.slice() : e;
		t.is.order === "free" && (o.length < a.length || o.length > 1 && n.is.order === "fixed") && (this.#o(a, 0, r.eyes ?? this.#a(t) | i), this.#c(o, a)), me(a, o);
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
		let t = this.#l(e), n = this.#d(), r = ne(this.#m(), t.map((e) => n[h(e)]));
		for (let e = 0; e < t.length; e++) n[h(t[e])] = r[e];
		this.#o(t, this.#a(e), 0), this.#t?.happened({
			tell: "shuffled",
			from: e
		}, this.#r);
	}
	look(e, t, n) {
		if (this.#s(t, n, ce(e)), this.#t === null) return;
		let r = n.is.order === "free" && t.length < this.#r.cards[n.row].length ? ce(e) | this.#a(n) : -1;
		this.#t.happened({
			tell: "looked",
			cards: t,
			from: n,
			eyes: r,
			more: { seat: e }
		}, this.#r);
	}
	reveal(e, t) {
		this.#s(e, t, le(this.#r.seats)), this.#t?.happened({
			tell: "revealed",
			cards: e,
			from: t
		}, this.#r);
	}
	gather() {
		let e = this.#r, t = e.cards.some((e, t) => e.length > 0 && this.#e.room.spots[t].zone !== "box"), n = this.#e.box(e.config, e.seats);
		e.face = n.slice(), e.known = ie(n.length, le(e.seats)), e.cards = this.#e.room.spots.map((e) => e.zone === "box" ? n.map((e, t) => se(t)) : []), t && this.#t?.happened({ tell: "gathered" }, e);
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
		return te(this.#m(), e);
	}
	mix(e) {
		return ne(this.#m(), e.slice());
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
		return ge(e, this.#r.seats);
	}
	#o(e, t, n) {
		let r = this.#u();
		for (let i of e) r[h(i)] = r[h(i)] & n | t;
	}
	#s(e, t, n) {
		let r = this.#l(t);
		t.is.order === "free" && e.length < r.length && this.#c(e, r, n), this.#o(e, n, -1);
	}
	#c(e, t, n = -1) {
		let { face: r, seats: i } = this.#r, a = this.#u();
		for (let o of e) {
			let s = n & le(i) & ~a[h(o)];
			if (s === 0) continue;
			let c = s;
			for (let n of t) {
				if (c === 0) break;
				if (r[h(n)] !== r[h(o)] || e.includes(n)) continue;
				let t = a[h(n)] & c;
				a[h(n)] &= ~t, c &= ~t;
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
}, ye = (e) => typeof e == "object" && !!e && !Array.isArray(e), be = (e) => {
	if (e === void 0) return "missing";
	let t = Array.isArray(e) ? `a list of ${e.length}` : ye(e) ? "an object" : JSON.stringify(e);
	return t.length > 60 ? `${t.slice(0, 59)}…` : t;
}, xe = (e, t) => ({
	said: e,
	wrong: (n, r) => t(n) ? null : `${r} is ${be(n)}: it must be ${e}`
}), Se = (e) => Number.isSafeInteger(e), S = (e, t) => xe(`a whole number from ${e} to ${t}`, (n) => Se(n) && n >= e && n <= t), Ce = xe("true or false", (e) => typeof e == "boolean"), we = (...e) => xe(e.length === 1 ? JSON.stringify(e[0]) : `one of ${e.map((e) => JSON.stringify(e)).join(", ")}`, (t) => e.some((e) => e === t)), Te = (e, t) => xe(e, (e) => typeof e == "string" && t.has(e)), Ee = ({ seats: e, who: t }) => {
	let n = [...new Set(Array.from({ length: e }, (e, n) => t(n)))];
	return xe(n.length === 1 ? n[0] : `one of ${n.join(", ")}`, (t) => Se(t) && t >= 0 && t < e);
}, De = (e, t) => ({
	said: `${e.said}, or ${t.said}`,
	wrong: (n, r) => e.wrong(n, r) === null || t.wrong(n, r) === null ? null : `${r} is ${be(n)}: it must be ${e.said}, or ${t.said}`
}), Oe = (e, { length: t, most: n = t ?? 100, distinct: r, called: i = (e) => `[${e}]` } = {}) => {
	let a = n === 0 ? "an empty list" : `a list of ${t === void 0 ? `at most ${n}` : t}, each ${e.said}`;
	return {
		said: a,
		wrong(o, s) {
			if (!Array.isArray(o)) return `${s} is ${be(o)}: it must be ${a}`;
			if (o.length > n || t !== void 0 && o.length !== t) return `${s} has ${o.length} entries: it must have ${t === void 0 ? `at most ${n}` : t}`;
			for (let [t, n] of o.entries()) {
				let a = e.wrong(n, `${s}${i(t)}`);
				if (a !== null) return a;
				if (r && o.indexOf(n) !== t) return `${s} names ${be(n)} twice`;
			}
			return null;
		}
	};
}, ke = ({ seats: e, who: t }, n) => ({
	...Oe(n, {
		length: e,
		called: (e) => ` of ${t(e)}`
	}),
	said: `for each player ${n.said}`
}), Ae = (e, t = []) => {
	let n = `an object with ${Object.keys(e).join(", ")}`;
	return {
		said: n,
		wrong(r, i) {
			if (!ye(r)) return `${i} is ${be(r)}: it must be ${n}`;
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
}, je = ({ zone: e, owner: t, place: n }, r) => [
	e,
	...t === null ? [] : [`of ${r(t)}`],
	...n === null ? [] : [`at ${n}`]
].join(" "), Me = (e, t, n, r, i) => {
	let a = _(e, t);
	if (a >= n && a <= r) return null;
	let o = r === 0 ? "none" : n === r ? `exactly ${r}` : a > r ? `at most ${r}` : `at least ${n}`;
	return `${je(t, i)} has ${a} card${a === 1 ? "" : "s"}: it must have ${o}`;
}, Ne = (e, t) => {
	for (let n of e) {
		let e = t(n);
		if (e !== null) return e;
	}
	return null;
}, Pe = (e, t, n, r) => {
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
}, Fe = (e) => e === null ? "null" : Array.isArray(e) ? "a list" : ye(e) ? "an object" : `a ${typeof e}`, Ie = (e) => ({
	facts: ({ config: t, seats: n }) => {
		let r = e(t, n).open, i = Object.keys(r).map((e) => [e, xe(Fe(r[e]), (t) => r[e] === null || t !== void 0 && Fe(t) === Fe(r[e]))]);
		return Object.fromEntries(i);
	},
	must: []
}), Le = (e) => typeof e == "object" && !!e && "why" in e && "rule" in e, C = {
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
}, w = (e, t = {}) => ({
	by: "table",
	seen: e,
	order: t.order ?? "fixed",
	places: [],
	never: t.never ?? []
}), Re = (e, t = {}) => ({
	by: "seat",
	seen: e,
	order: t.order ?? "free",
	places: [],
	never: t.never ?? []
}), ze = (e, t, n = {}) => ({
	by: "place",
	seen: t,
	order: n.order ?? "fixed",
	places: e,
	never: n.never ?? []
}), Be = (e, t, n = {}) => ({
	by: "seat-place",
	seen: t,
	order: n.order ?? "fixed",
	places: e,
	never: n.never ?? []
}), Ve = w("all", { order: "free" }), He = (e, t) => {
	let n = {
		...e,
		box: Ve
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
}, Ue = (e, t) => e.spots.filter((e) => e.owner === null || e.owner < t), T = (e) => ({
	...C.position,
	about: e
}), We = 300, Ge = "any", Ke = "any!", qe = (e) => e === Ge || e.startsWith(Ke), Je = (e, t) => e === Ge || e.slice(4) !== t, Ye = (e, t) => {
	if (typeof e == "number") return Number.isInteger(e) && e >= 0 && e <= We ? Array.from({ length: e }, () => Ge) : T(`${e} cards`);
	if (typeof e != "string") return T("a row is a text of faces or a number of cards");
	let n = [];
	for (let r of e.split(/\s+/).filter((e) => e !== "")) {
		let [, e, i] = /^(.+?)(?:\*(\d+))?$/.exec(r), a = e.startsWith(Ke) ? e.slice(4) : e;
		if (e !== Ge && !t.has(a)) return T(`there is no face "${a}": the faces are any, ${[...t].join(", ")}`);
		for (let t = 0; t < Math.min(We, Number(i ?? 1)); t++) n.push(e);
	}
	return n;
}, Xe = (e) => typeof e == "object" && !!e && !Array.isArray(e), Ze = [
	"zones",
	"open",
	"kept",
	"rest",
	"names"
], Qe = (e) => {
	if (!Xe(e)) return T(`a position is an object with ${Ze.join(", ")}`);
	let t = Object.keys(e).find((e) => !Ze.includes(e));
	if (t !== void 0) return T(`"${t}": a position has ${Ze.join(", ")}`);
	let n = [
		"zones",
		"open",
		"kept"
	].find((t) => e[t] !== void 0 && !Xe(e[t]));
	return n === void 0 ? null : T(`${n}: is an object`);
}, $e = (e, t, n) => {
	let r = t[0].is.by;
	if (!Xe(n)) return r === "table" ? /* @__PURE__ */ new Map([[t[0], n]]) : T(`${e}: has a row for each ${r}`);
	if (r === "table") return T(`${e}: is one row for the whole table`);
	let i = /* @__PURE__ */ new Map();
	for (let [a, o] of Object.entries(n)) for (let [n, s] of Xe(o) ? Object.entries(o) : [[null, o]]) {
		let o = t.find((e) => r === "place" ? e.place === a && n === null : String(e.owner) === a && e.place === n);
		if (o === void 0) return T(`${e}: no row "${a}${n === null ? "" : ` ${n}`}"`);
		i.set(o, s);
	}
	return i;
}, et = (e, t, n, r, i, a) => {
	let o = Qe(i);
	if (o !== null) return o;
	let s = ne(l(`${r}/position`), t.map((e, t) => se(t))), c = (e) => {
		let n = s.findIndex((n) => e(t[h(n)]));
		return n < 0 ? null : s.splice(n, 1)[0];
	}, u = new Set(t), d = Ue(e, n), f = /* @__PURE__ */ new Map();
	for (let [t, n] of Object.entries(i.zones ?? {})) {
		if (!Object.hasOwn(e.zones, t)) return T(`"${t}": the zones are ${Object.keys(e.zones).join(", ")}`);
		let r = $e(t, d.filter((e) => e.zone === t), n);
		if ("why" in r) return r;
		for (let [e, n] of r) {
			let r = Ye(n, u);
			if ("why" in r) return {
				...r,
				about: `${t}: ${r.about}`
			};
			let i = r.find((t) => e.is.never.includes(t));
			if (i !== void 0) return T(`${t}: a "${i}" can never lie here`);
			f.set(e, r);
		}
	}
	let p = e.spots.map(() => []);
	for (let [e, t] of f) {
		let n = t.map((e) => qe(e) ? null : c((t) => t === e)), r = t.find((e, t) => !qe(e) && n[t] === null);
		if (r !== void 0) return T(`${e.zone}: the box has no more "${r}"`);
		p[e.row] = n;
	}
	for (let e of [...f.keys()].sort((e, t) => t.is.never.length - e.is.never.length)) {
		let t = f.get(e);
		if (p[e.row] = p[e.row].map((n, r) => n ?? c((n) => !e.is.never.includes(n) && Je(t[r], n))), p[e.row].includes(null)) return T(`${e.zone}: the box has not that many cards that may lie there`);
	}
	for (let e of s) {
		let n = t[h(e)], r = i.rest ?? (typeof a == "string" ? a : a(n)), o = d.find((e) => e.zone === r);
		if (o?.is.by !== "table") return T(`rest: "${r}" is not a zone with one row`);
		if (o.is.never.includes(n)) return T(`rest: a "${n}" is left, and can never lie in ${r}`);
		p[o.row].push(e);
	}
	let m = t.map(() => 0);
	for (let { row: e, is: t, owner: r } of d) for (let i of p[e]) m[h(i)] = t.seen === "all" ? le(n) : t.seen === "owner" ? ce(r) : 0;
	return {
		cards: p,
		known: m
	};
}, tt = (e, t) => {
	for (let n in t) if (!Object.hasOwn(e, n)) return T(`there is no fact "${n}": the public facts are ${Object.keys(e).join(", ")}`);
	return {
		...e,
		...t
	};
}, nt = (e, t, n) => {
	for (let r in t) {
		if (!n) return T("kept: nobody keeps anything to themselves in this game");
		if (e[Number(r)] === void 0) return T(`kept: there is no seat "${r}"`);
	}
	return e.map((e, n) => Object.hasOwn(t, String(n)) ? t[n] : e);
}, rt = (e) => e.op === "ask" || e.op === "window" ? e.verbs : e.op === "race" ? [e.hand] : [], it = ({ scripts: e, verbs: t, standing: n }) => {
	let r = [], i = [...t, ...n].map(({ name: e }) => e);
	for (let e of new Set(i.filter((e, t) => i.indexOf(e) !== t))) r.push(`two verbs are called "${e}"`);
	let a = new Set(n.map(({ name: e }) => e));
	for (let [t, { steps: n, locks: o }] of Object.entries(e)) {
		for (let e of o) a.has(e) || r.push(`script "${t}" locks "${e}", which is no standing verb`);
		for (let a of n) {
			a.op === "call" && a.named !== null && !Object.hasOwn(e, a.named) && r.push(`script "${t}" calls "${a.named}", which is no script`);
			for (let n of rt(a)) i.includes(n.name) || r.push(`script "${t}" asks for "${n.name}", which is no verb of the game`), a.op === "window" && !Object.hasOwn(e, n.name) && r.push(`script "${t}" may be answered by "${n.name}", which has no script`);
		}
	}
	return r;
}, at = (e) => {
	let t = it(e);
	if (t.length > 0) throw Error(`${e.id} cannot be made: ${t.join("; ")}`);
}, ot = (e) => {
	let t = {};
	for (let { steps: n } of Object.values(e)) for (let e of n) if ("question" in e) {
		let n = e.op === "window" ? ["pass"] : [];
		t[e.question] = [.../* @__PURE__ */ new Set([
			...t[e.question] ?? [],
			...n,
			...rt(e).map(({ name: e }) => e)
		])];
	}
	return t;
}, st = 3e3, ct = 300, lt = (e, t) => {
	e.ask = {
		kind: "race",
		asked: t,
		waiting: t,
		closes: e.table.clock + st,
		cue: null,
		down: []
	};
}, ut = (e, t) => {
	let n = e.table;
	if (t === null || t.op !== "race" || n.ask.cue !== null) return C.noRace;
	let { asked: r, waiting: i, down: a } = n.ask;
	return e.ask = {
		kind: "race",
		asked: r,
		waiting: i,
		closes: n.clock + t.within(n, x(n)) + ct,
		cue: n.clock,
		down: a
	}, t.atCue(e, x(n)), e.announce("cue", { racers: r }), null;
}, dt = (e, t) => {
	let { ask: n } = e.table;
	return t === null || t.op !== "race" || n === null || n.cue === null ? C.noRace : (lt(e, n.asked), e.announce("again", { racers: n.asked }), null);
}, ft = (e, t, n, r) => {
	let i = e.table, a = i.ask, o = a.waiting.filter((e) => e !== n), s = o.length <= t.mayMiss(i, x(i)) ? Math.min(a.closes, i.clock + ct) : a.closes;
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
}, pt = (e, t) => e.ask.cue + t.within(e, x(e)), mt = (e, t, n) => e.ask.cue !== null && n > pt(e, t), ht = (e, t, n) => {
	e.note(t.into, n.flatMap((t) => t.length > 1 ? e.mix(t) : t)), e.goOn();
}, gt = (e, t) => {
	let n = e.table.ask;
	if (n.cue === null) ut(e, t);
	else {
		let r = n.down.filter((n) => !mt(e.table, t, n.at));
		ht(e, t, [...new Set(r.map((e) => e.at))].sort((e, t) => e - t).map((e) => r.filter((t) => t.at === e).map((e) => e.seat)));
	}
}, _t = (e, t, n) => {
	let r = e.table.ask;
	if (t === null || t.op !== "race" || r === null || r.cue === null) return C.noRace;
	if (typeof n != "object" || !n || !Array.isArray(n.order)) return C.badVerdict;
	let i = n.order.flat(), a = r.asked;
	return !n.order.every(Array.isArray) || i.some((e, t) => !a.includes(e) || i.indexOf(e) !== t) ? C.badVerdict : (e.announce("verdict", {
		order: n.order,
		evidence: n.evidence ?? null
	}), ht(e, t, n.order), null);
}, vt = /* @__PURE__ */ t({
	misfit: () => kt,
	standing: () => St,
	verb: () => xt
}), yt = (e) => {
	for (let t of e) return !1;
	return !0;
};
function* bt(e, t) {
	for (let n of t) yield {
		do: e,
		...n
	};
}
var xt = ({ name: e, needs: t, final: n, notNow: r, why: i, moves: a, possible: o = (e, t, n) => !yt(a(e, t, n)) }) => ({
	name: e,
	needs: t,
	final: n === !0,
	notNow: r,
	why: i,
	possible: o,
	moves: (t, n, r) => bt(e, a(t, n, r))
}), St = (e) => ({
	...xt(e),
	may: e.may,
	run: e.run
}), Ct = 64, wt = (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 0, Tt = (e, t) => Array.isArray(e) && e.length <= Ct && e.every(t), Et = (e, t, n, r) => {
	switch (t) {
		case "face": return typeof e == "string" && r.has(e);
		case "faces": return Tt(e, (e) => typeof e == "string" && r.has(e));
		case "seat": return wt(e) && e < n;
		case "position": return wt(e);
		case "positions": return Tt(e, wt);
		case "number": return typeof e == "number" && Number.isFinite(e);
		case "word": return typeof e == "string" && e.length <= Ct;
	}
}, Dt = {
	face: "a face",
	faces: "a list of faces",
	seat: "a player",
	position: "a position, counted from 0",
	positions: "a list of positions, counted from 0",
	number: "a number",
	word: "a word"
}, Ot = (e) => typeof e == "object" && e ? Array.isArray(e) ? `a list of ${e.length}` : "an object" : JSON.stringify(typeof e == "string" ? e.slice(0, Ct) : e), kt = (e, t, n, r) => {
	for (let i in t) {
		let a = t[i];
		if (!Object.hasOwn(e, i)) return `${e.do} lacks "${i}", ${Dt[a]}.`;
		let o = e[i];
		if (Et(o, a, n, r)) continue;
		let s = (a === "face" ? [o] : a === "faces" && Array.isArray(o) ? o : []).find((e) => typeof e != "string" || !r.has(e));
		return s === void 0 ? `"${i}" of ${e.do} must be ${Dt[a]}, not ${Ot(o)}.` : `"${i}" of ${e.do}: this game has no face ${Ot(s)}.`;
	}
	for (let n in e) if (n !== "do" && !Object.hasOwn(t, n)) return n === "extra" && Array.isArray(e[n]) ? `${e.do} has a word too many: ${Ot(e[n][0])}.` : `${e.do} has no part "${n.slice(0, Ct)}".`;
	return null;
}, At = (e, t) => e.ask?.waiting.includes(t) ? C.noPassing : C.notAsked, jt = xt({
	name: "pass",
	needs: {},
	notNow: At,
	why: () => null,
	moves: () => [{}]
}), Mt = (e, t) => e.scripts[t.script], E = (e, t) => {
	let n = x(t);
	return Mt(e, n).steps[n.pc];
}, Nt = (e, t, n, r) => {
	n.length === 0 ? e.goOn() : e.ask = {
		kind: t,
		asked: n,
		waiting: n,
		closes: r,
		cue: null,
		down: []
	};
}, Pt = (e, t) => {
	let n = t.table, r = t.top(), { steps: i, always: a } = Mt(e, r);
	for (r.cancelled && r.pc < a && (r.pc = a); n.ask === null;) {
		let a = i[r.pc];
		if (a === void 0) return t.pop(), !1;
		if (a.op === "skip") r.pc += 1 + a.run(n, r);
		else if (a.op === "act") {
			if (a.run(t, r), r.pc++, e.outcome(n) !== null) return !0;
		} else if (a.op === "call") {
			let e = a.script(n, r), i = a.by(n, r), o = a.vars(n, r);
			if (r.pc++, e !== null) return t.push(e, i, o), !1;
		} else a.op === "ask" ? Nt(t, "ask", a.who(n, r), a.within === null ? null : n.clock + a.within) : a.op === "window" ? Nt(t, "window", a.who(n, r), n.clock + a.within(n, r)) : lt(t, a.who(n, r));
	}
	return !1;
}, Ft = (e, t) => {
	let n = t.table, r = e.outcome(n) !== null;
	for (; !r && n.ask === null && n.stack.length > 0;) r = Pt(e, t);
}, It = (e, t, n) => {
	for (let r of t.stack) if (Mt(e, r).locks.includes(n)) return !0;
	return !1;
}, Lt = (e, t, n) => {
	if (t.ask?.kind !== "race") return !1;
	let r = E(e, t);
	return r.op === "race" && mt(t, r, n);
}, Rt = (e, t, n, r, i = t.clock) => It(e, t, n.name) || Lt(e, t, i) ? n.notNow(t, r) : n.may(t, r), zt = (e, t, n, r = t.clock) => {
	if (t.ask === null || !t.ask.waiting.includes(n)) return [];
	let i = E(e, t);
	return i.op === "race" ? t.ask.cue === null || r < t.ask.cue ? [] : [i.hand] : i.op === "window" ? [jt, ...i.verbs] : i.op === "ask" ? i.verbs : [];
}, Bt = (e) => {
	e.announce("unanswered", {}), e.goOn();
}, Vt = ({ kind: e, asked: t, closes: n, cue: r, down: i }, a) => ({
	kind: e,
	asked: t,
	waiting: a,
	closes: n,
	cue: r,
	down: i
}), Ht = (e, t, n, r, i) => {
	let a = t.table, o = E(e, a), s = a.ask, c = s.waiting.length === 1 ? [] : s.waiting.filter((e) => e !== n);
	if (o.op === "race") ft(t, o, n, i);
	else if (o.op === "window") r.do === jt.name ? c.length > 0 ? t.ask = Vt(s, c) : Bt(t) : (t.ask = null, t.push(r.do, n, { move: r }));
	else if (o.op === "ask") {
		let e = s.asked.length === s.waiting.length;
		t.note(o.into, e ? [{
			seat: n,
			move: r
		}] : [...x(a).vars[o.into], {
			seat: n,
			move: r
		}]), c.length > 0 ? t.ask = Vt(s, c) : t.goOn();
	}
}, Ut = (e, t, n, r) => {
	if (t.ask === null || !t.ask.waiting.includes(n)) return null;
	let i = E(e, t);
	return i.op === "window" ? { do: jt.name } : i.op === "ask" ? i.lapse(t, n, x(t), r) : null;
}, Wt = (e, t) => {
	let n = t.table.ask;
	if (n === null || n.closes === null || n.closes > t.table.clock) return;
	let r = E(e, t.table);
	if (r.op === "race") gt(t, r);
	else if (r.op === "window") Bt(t);
	else for (let r of n.waiting) Ht(e, t, r, Ut(e, t.table, r, (e) => t.below(e)), t.table.clock);
}, Gt = (e) => typeof e == "number" && Number.isFinite(e) && e >= 0, Kt = (e, t) => Number.isInteger(e) && e >= 0 && e < t, qt = (e) => typeof e == "object" && !!e && !Array.isArray(e), Jt = (e) => {
	if (!qt(e)) return !1;
	let t = 0;
	for (let n in e) t++;
	return "tick" in e || "cue" in e || "again" in e ? t === 1 : "at" in e ? "seat" in e ? t === 3 && "move" in e : t === 2 && ("lapse" in e || "verdict" in e) : !1;
}, Yt = (e, t, n, r, i) => {
	let a = t.table;
	if (!qt(r) || typeof r.do != "string") return C.notAMove;
	let o = zt(e, a, n, i).find((e) => e.name === r.do) ?? null, s = o ?? (Object.hasOwn(e.verbs, r.do) ? e.verbs[r.do] : null);
	if (s === null) return r.do === jt.name ? At(a, n) : C.noSuchVerb;
	let c = kt(r, s.needs, a.seats, e.faces);
	if (c !== null) return {
		...C.wrongParts,
		about: c
	};
	if (o !== null) {
		let s = o.why(a, n, r, x(a));
		return s === null && Ht(e, t, n, r, i), s;
	}
	let l = Object.hasOwn(e.standing, s.name) ? e.standing[s.name] : null;
	if (l === null) return s.notNow(a, n);
	let u = Rt(e, a, l, n, i) ?? l.why(a, n, r, x(a));
	return u === null && l.run(t, n, r), u;
}, Xt = (e, t, n, r) => {
	let i = t.table;
	if ("seat" in n) return Yt(e, t, n.seat, n.move, r);
	if ("lapse" in n) {
		let a = Ut(e, i, n.lapse, (e) => t.below(e));
		if (a === null) return C.notAsked;
		Ht(e, t, n.lapse, a, r);
	} else if ("verdict" in n) return _t(t, i.ask === null ? null : E(e, i), n.verdict);
	else if ("cue" in n) return ut(t, i.ask === null ? null : E(e, i));
	else if ("again" in n) return dt(t, i.ask === null ? null : E(e, i));
	else Wt(e, t);
	return null;
}, Zt = (e, t, n) => {
	let r = t.table;
	if (!Jt(n)) return C.notAnInput;
	let i = "tick" in n ? n.tick : "cue" in n ? n.cue : "again" in n ? n.again : n.at;
	if (!Gt(i)) return C.badTime;
	if ("seat" in n ? !Kt(n.seat, r.seats) : "lapse" in n && !Kt(n.lapse, r.seats)) return C.noSuchSeat;
	if (e.outcome(r) !== null) return C.over;
	let a = r.clock, o = r.ask !== null && r.ask.kind !== "race" && r.ask.closes !== null && r.ask.closes < i && !("tick" in n);
	o && t.save(), i > a && (t.clock = i), o && (Wt(e, t), Ft(e, t));
	let s = Xt(e, t, n, i);
	return s === null ? Ft(e, t) : o ? t.restore() : t.clock = a, s;
}, Qt = (e, t) => {
	if (e === t) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	if (n.length !== Object.keys(t).length) return !1;
	for (let r of n) if (!Qt(e[r], t[r])) return !1;
	return !0;
}, $t = (e, t) => {
	let n = null;
	for (let r in t) Qt(e[r], t[r]) || (n ??= {}, n[r] = t[r]);
	return n;
}, en = (e, t, n) => {
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
}, tn = ({ spots: e }, { cards: t, seats: n }, { cards: r }) => e.some((i) => {
	let [a, o] = [t[i.row], r[i.row]];
	if (a === o) return !1;
	let s = ge(i, n);
	return o.some((r) => {
		let o = a.includes(r) ? i : e.find((e) => t[e.row].includes(r));
		return (s & ~ge(o, n)) !== 0;
	});
}), nn = (e, t, n, r, i, a) => {
	let { ask: o } = r;
	return !("seat" in i) || o === null || o.kind !== "ask" ? C.undoClosed : n(a) === null ? t(i.move.do) ? C.undoFinal : o.closes !== null && o.closes < i.at ? C.undoClosed : o.asked.length > 1 && a.ask?.asked !== o.asked ? C.undoRevealed : a.dice === r.dice ? a.kept !== r.kept || tn(e, r, a) || a.known !== r.known && a.known.some((e, t) => (e & ~r.known[t]) !== 0) ? C.undoRevealed : null : C.undoRolled : C.over;
}, rn = (e, t, n) => {
	if (e.kind === "switch") return typeof t == "boolean";
	if (e.kind === "choice") return typeof t == "string" && e.of.includes(t);
	if (e.kind === "text") return typeof t == "string" && t.length <= e.most;
	if (e.kind === "seat" && t === null) return !0;
	let [r, i] = e.kind === "seat" ? [0, n - 1] : [e.min, e.max];
	return Number.isInteger(t) && t >= r && t <= i;
}, an = (e, t) => e.kind === "switch" ? "true or false" : e.kind === "choice" ? `one of ${e.of.join(", ")}` : e.kind === "text" ? `a text of at most ${e.most} characters` : e.kind === "seat" ? `null or a seat from 0 to ${t - 1}` : `a whole number from ${e.min} to ${e.max}`, on = (e, t, n) => {
	if (t !== null && (typeof t != "object" || Array.isArray(t))) return {
		...C.option,
		about: "options are an object"
	};
	let r = t ?? {};
	for (let t in r) if (!Object.hasOwn(e, t)) return {
		...C.option,
		about: `${t}: the options are ${Object.keys(e).join(", ") || "none"}`
	};
	let i = {};
	for (let t in e) {
		let a = e[t], o = Object.hasOwn(r, t) ? r[t] : a.default;
		if (!rn(a, o, n)) return {
			...C.option,
			about: `${t}: ${an(a, n)}`
		};
		i[t] = o;
	}
	return i;
}, sn = (e, t) => {
	let n = e.spots.filter((e) => e.is.seen !== "all").sort((e, t) => t.is.never.length - e.is.never.length);
	for (let e of t) {
		let t = n.filter((t) => e.some((e) => !t.is.never.includes(e)));
		for (let n = 1; n < t.length; n++) {
			let [r, i] = [t[n - 1], t[n]];
			if (e.some((e) => i.is.never.includes(e) && !r.is.never.includes(e))) throw Error(`zones ${r.zone} and ${i.zone} refuse different faces: dreams need them to nest`);
		}
	}
	return [...n, ...e.spots.filter((e) => e.is.seen === "all")];
}, cn = (e, t) => {
	let n = [];
	for (let r of e.barred) (t.includes(r) ? n : e.fitting).push(r);
	e.barred = n;
}, ln = (e, t) => {
	let n = te(t, e.length), r = e[n];
	return e[n] = e[e.length - 1], e.pop(), r;
}, un = (e, t, n, r, i) => {
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
		if ((n.known[h(t)] & r) !== 0) continue;
		let s = o.get(e.backOf(n.face[h(t)]));
		s.barred.length > 0 && cn(s, c.never), a[h(t)] = ln(s.fitting.length > 0 ? s.fitting : s.barred, i);
	}
	return a;
}, dn = (e, t, n, r) => {
	let i = t.ask;
	if (i === null || i.asked.length === i.waiting.length) return t;
	if (i.kind === "window") return {
		...t,
		ask: {
			...i,
			waiting: i.asked.filter((e) => e !== n || i.waiting.includes(e))
		}
	};
	let a = E(e, t);
	if (a.op !== "ask") return t;
	let o = x(t), s = o.vars[a.into].map((a) => {
		if (a.seat === n) return a;
		let s = {
			...t,
			ask: {
				...i,
				waiting: [a.seat]
			}
		}, c = zt(e, s, a.seat).flatMap((e) => [...e.moves(s, a.seat, o)]), l = c.length > 0 ? c[te(r, c.length)] : Ut(e, s, a.seat, (e) => te(r, e));
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
}, fn = (e, t, n, r) => {
	let [i, a] = [ce(r), le(n.seats)], o = n.cards.slice(), s = n.known.slice(), c = (t) => {
		let r = n.face[h(t)];
		return (s[h(t)] & i) === 0 ? `backs ${e.backOf(r)}` : `${s[h(t)] === a ? "all" : "alone"} ${r}`;
	};
	for (let e of t) {
		let t = n.cards[e.row], r = ge(e, n.seats);
		if (e.is.order === "fixed" || t.length === 0 || r === i) continue;
		if (r !== a) for (let e of t) s[h(e)] !== a && (s[h(e)] = r | s[h(e)] & i);
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
}, pn = (e, t, n, r, i) => {
	let a = l(i), o = {
		...n,
		...fn(e, t, n, r)
	};
	return {
		...dn(e, {
			...o,
			face: un(e, t, o, ce(r), a),
			kept: n.kept.map((t, i) => i === r ? t : e.dreamKept(n, i, (e) => te(a, e)))
		}, r, a),
		dice: u(a)
	};
}, mn = (e, t, n, r) => {
	let i = l(r);
	return {
		...n,
		face: un(e, t, n, le(n.seats), i),
		dice: u(i)
	};
}, hn = (e, t) => ce(t === "rail" ? e.seats : t), gn = (e, t) => {
	let n = e.length;
	for (; t !== null && n > 0; n--) {
		let r = e[n - 1];
		if (r !== null && r <= t) break;
		e[n] = r;
	}
	e[n] = t;
}, _n = (e, t, n, r) => {
	let i = hn(e, t), a = [];
	for (let t of n) {
		let n = (e.known[h(t)] & i) === 0 ? null : v(e, t);
		r === "free" ? gn(a, n) : a.push(n);
	}
	return a;
}, vn = (e, t, n, r) => {
	let i = e.cards[r];
	if (i !== t.cards[r]) return !1;
	if (e.known === t.known && e.face === t.face) return !0;
	for (let r of i) {
		let i = h(r);
		if (((e.known[i] ^ t.known[i]) & n) !== 0 || (e.known[i] & n) !== 0 && e.face[i] !== t.face[i]) return !1;
	}
	return !0;
}, yn = ({ spots: e }, t, n) => ((xn?.from !== t || xn.to !== n) && (xn = {
	from: t,
	to: n,
	spots: e.filter(({ row: e }) => !vn(n, t, bn, e))
}), xn.spots), bn = -1, xn = null, Sn = (e, t, n, r) => {
	for (let i of e.cards[r]) {
		let r = e.known[h(i)];
		if ((r & t) !== 0 != ((r & n) !== 0)) return !1;
	}
	return !0;
}, Cn = (e, { zone: t, is: n, owner: r, place: i }) => {
	let a = e[t], o = n.by === "table" || n.by === "place" ? a : a[r];
	return n.by === "table" || n.by === "seat" ? o : o[i];
}, wn = (e, t, n, r, i) => {
	let a = r === null ? null : r.view.zones, o = hn(t, n), s = i === null ? 0 : hn(t, i.viewer), c = (r === null ? e.room.spots : yn(e.room, r.table, t)).filter(({ owner: e, row: n }) => (e === null || e < t.seats) && (r === null || !vn(t, r.table, o, n)));
	if (a !== null && c.length === 0) return a;
	let l = { ...a };
	for (let e of c) {
		let { zone: r, is: c, owner: u, place: d, row: f } = e, p = i !== null && Sn(t, o, s, f) ? Cn(i.view.zones, e) : _n(t, n, t.cards[f], c.order);
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
}, Tn = (e, t) => {
	let { ask: n } = t;
	if (n === null) return null;
	let r = E(e, t), i = r.op === "ask" ? r.about?.(t, x(t)) ?? null : null;
	return {
		kind: n.kind,
		question: "question" in r ? r.question : "",
		...i === null ? {} : { about: i },
		waiting: n.kind === "window" ? n.asked : n.waiting,
		closes: n.closes,
		cued: n.cue !== null,
		down: n.down.map((e) => e.seat)
	};
}, En = (e, t, n, r, i) => {
	let a = {
		seats: t.seats,
		config: t.config,
		zones: wn(e, t, n, r, i),
		open: t.open,
		ask: i === null ? Tn(e, t) : i.view.ask
	};
	return e.keeps ? {
		...a,
		kept: n === "rail" ? null : t.kept[n]
	} : a;
}, Dn = class e {
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
		} : null, r = En(this.#e, e, this.viewer, this.#t, n);
		return this.#t = {
			table: e,
			view: r
		}, r;
	}
	copy() {
		return new e(this.#e, this.viewer, this.#t);
	}
}, On = ({ zone: e, owner: t, place: n }) => ({
	zone: e,
	seat: t,
	place: n
}), kn = (e, { tell: t, cards: n, from: r, to: i, more: a, secret: o, eyes: s = -1 }) => ({
	tell: t,
	secret: o ?? null,
	cards: n?.map((t) => ({
		face: v(e, t),
		known: e.known[h(t)] & s
	})) ?? null,
	more: {
		...r ? { from: On(r) } : {},
		...i ? { to: On(i) } : {},
		...a
	},
	told: {
		open: null,
		closed: null
	}
}), An = ({ tell: e, cards: t, more: n, secret: r, told: i }, a, o) => {
	if (r !== null) return {
		tell: e,
		...n,
		kept: o === r.of ? r.kept : null
	};
	if (t === null) return i.open ??= {
		tell: e,
		...n
	}, i.open;
	let s = hn({ seats: a }, o), c = t.map(({ face: e, known: t }) => (t & s) === 0 ? null : e), l = () => ({
		tell: e,
		cards: c,
		...n
	}), u = c[0] === null;
	if (c.some((e) => e === null !== u)) return l();
	let d = u ? "closed" : "open";
	return i[d] ??= l(), i[d];
}, jn = class {
	#e = [];
	facts = [];
	happened(e, t) {
		this.#e.push(kn(t, e));
	}
	opens(e, { open: t }) {
		let n = $t(t, e);
		n !== null && en(this.facts, this.#e.length, n);
	}
	told(e, t) {
		return t === "rail" || t < e ? this.#e.map((n) => An(n, e, t)) : [];
	}
}, Mn = (e) => {
	let { by: t, order: n } = e[0].is, r = (e, t, r) => _n(e, t, e.cards[r.row], n), i = (e, t, n) => Object.fromEntries(n.map((n) => [n.place, r(e, t, n)]));
	if (t === "table") return (t, n) => r(t, n, e[0]);
	if (t === "place") return (t, n) => i(t, n, e);
	let a = [...new Set(e.map((e) => e.owner))].map((t) => e.filter((e) => e.owner === t));
	return t === "seat" ? (e, t) => a.slice(0, e.seats).map((n) => r(e, t, n[0])) : (e, t) => a.slice(0, e.seats).map((n) => i(e, t, n));
}, Nn = (e) => {
	let t = [...new Set(e.room.spots.map(({ zone: e }) => e))], n = t.map((t) => Mn(e.room.spots.filter((e) => e.zone === t)));
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
				return Tn(e, t);
			}
		};
		return e.keeps ? {
			...i,
			kept: t.kept[n]
		} : i;
	};
}, Pn = (e) => Object.fromEntries(e.map((e) => [e.name, e])), Fn = (e) => {
	at(e);
	let t = e.room, n = [e.fewest, t.most], r = Object.keys(e.cards), i = Object.values(e.scripts).some(({ steps: e }) => e.some((e) => e.op === "window")), a = /* @__PURE__ */ new WeakMap(), o = {
		room: t,
		faces: new Set(r),
		copyOpen: e.copyOpen ?? ((e) => ({ ...e })),
		scripts: e.scripts,
		verbs: Pn([
			...i ? [jt] : [],
			...e.verbs,
			...e.standing
		]),
		standing: Pn(e.standing),
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
	}, s = sn(t, [...new Set(r.map(o.backOf))].map((e) => r.filter((t) => o.backOf(t) === e))), c = e.lawful ?? Ie(e.begin), u = (n, r, i) => {
		let a = o.box(n, r);
		return {
			seats: r,
			config: n,
			clock: 0,
			dice: l(i),
			face: a,
			known: a.map(() => le(r)),
			cards: t.spots.map((e) => e.zone === "box" ? a.map((e, t) => se(t)) : []),
			...e.begin(n, r),
			stack: [],
			ask: null
		};
	}, d = (e, t, n = null) => {
		let r = new ve(e, o, n);
		return r.push(t, 0, {}), Ft(o, r), r.table;
	}, f = (e) => Number.isInteger(e) && e >= n[0] && e <= n[1], p = (t, n) => e.outcome(t) === null ? e.standing.filter((e) => Rt(o, t, e, n) === null) : [], m = Nn(o);
	return {
		id: e.id,
		version: e.version,
		seats: n,
		zones: t.zones,
		faces: r,
		options: e.options,
		questions: ot(e.scripts),
		winnerBegins: e.winnerBegins === !0,
		isScene: (t) => e.isScene?.(t) ?? !1,
		teams: (t, n) => e.teams?.(t, n) ?? null,
		configure(t, r) {
			if (!f(r)) return {
				...C.seats,
				about: `${e.id} is for ${n[0]} to ${n[1]}`
			};
			let i = on(e.options, t, r);
			return Le(i) ? i : e.check?.(i, r) ?? i;
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
			let r = new jn();
			return {
				table: d(u(e, t, n), "game", r),
				told: (e) => r.told(t, e),
				facts: r.facts
			};
		},
		lay(n, r, i, a) {
			let s = u(n, r, i), l = et(t, s.face, r, i, a, e.rest);
			if (Le(l)) return l;
			let f = tt(s.open, a.open ?? {});
			if (Le(f)) return f;
			let p = nt(s.kept, a.kept ?? {}, o.keeps);
			if (Le(p)) return p;
			let m = {
				...s,
				...l,
				open: f,
				kept: p
			}, ee = Pe(c, m, a.open ?? {}, a.names);
			return ee.length > 0 ? {
				...C.position,
				about: `${ee.join("; ")}.`
			} : e.outcome(m) === null ? d(m, "position") : {
				...C.position,
				about: "the game would be over."
			};
		},
		offers(e, t) {
			let n = [], r = (r, i) => {
				r.possible(e, t, x(e)) && n.push({
					do: r.name,
					needs: r.needs,
					question: i
				});
			}, i = zt(o, e, t), a = i.length > 0 ? E(o, e) : null, s = a !== null && "question" in a ? a.question : null;
			for (let e of i) r(e, s);
			for (let n of p(e, t)) r(n, null);
			return n;
		},
		*moves(e, t, n) {
			let r = (e) => n === void 0 || e.name === n;
			for (let n of zt(o, e, t)) r(n) && (yield* n.moves(e, t, x(e)));
			for (let n of p(e, t)) r(n) && (yield* n.moves(e, t, x(e)));
		},
		lapse: (e, t) => Ut(o, e, t, () => 0),
		needs: (e) => Object.hasOwn(o.verbs, e) ? o.verbs[e].needs : null,
		play(e, t) {
			let n = new jn(), r = new ve(e, o, n);
			return Zt(o, r, t) ?? {
				table: r.table,
				told: (t) => n.told(e.seats, t),
				facts: n.facts
			};
		},
		next(e, t) {
			let n = new ve(e, o, null);
			return Zt(o, n, t) ?? n.table;
		},
		search(e) {
			let t = new ve(e, o, null);
			return {
				table: t.table,
				next: (e) => Zt(o, t, e)
			};
		},
		stays: (n, r, i) => nn(t, (e) => o.verbs[e].final, e.outcome, n, r, i),
		alarm: (t) => t.ask === null || e.outcome(t) !== null ? null : t.ask.closes,
		race(e) {
			let t = e.ask === null ? null : E(o, e);
			if (t === null || t.op !== "race" || e.ask === null) return null;
			let n = x(e);
			return {
				hand: t.hand.name,
				racers: e.ask.asked,
				down: e.ask.down.map((e) => e.seat),
				cued: e.ask.cue !== null,
				within: t.within(e, n),
				mayMiss: t.mayMiss(e, n)
			};
		},
		view: (e, t) => En(o, e, t, null, null),
		watcher: (e) => new Dn(o, e),
		glance: m,
		ask: (e) => Tn(o, e),
		imagine: (e, t, n) => pn(o, s, e, t, n),
		redealt: (e, t) => mn(o, s, e, t),
		outcome: e.outcome,
		miscount(e) {
			let t = e.face.map(() => 0);
			for (let n of e.cards) for (let e of n) t[h(e)]++;
			let n = t.findIndex((e) => e !== 1);
			if (n >= 0) return `a ${e.face[n]} lies in ${t[n]} places`;
			let r = /* @__PURE__ */ new Map();
			for (let t of o.box(e.config, e.seats)) r.set(t, (r.get(t) ?? 0) + 1);
			for (let t of e.face) r.set(t, (r.get(t) ?? 0) - 1);
			for (let e of r.values()) if (e !== 0) return "the faces are not those of the box";
			return null;
		}
	};
}, In = (e) => Object.keys(e), Ln = (e) => Object.fromEntries(e), Rn = (e, t) => Ln(e.map((e) => [e, t(e)])), zn = [
	{
		id: "riflemen-on-the-ridge",
		back: "ambush",
		set: "1.1",
		type: "event",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "reveal",
			here: 4,
			do: []
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] },
		favours: "mcready"
	},
	{
		id: "men-behind-the-wagons",
		back: "ambush",
		set: "1.1",
		type: "event",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "reveal",
			here: 3,
			do: [{
				op: "draw",
				who: "mcready",
				n: 2
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] },
		favours: "mcready"
	},
	{
		id: "crossfire",
		back: "ambush",
		set: "1.1",
		type: "event",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "reveal",
			do: [{
				op: "bonus",
				n: 6
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] },
		favours: "mcready"
	},
	{
		id: "sharpshooter-in-the-tower",
		back: "ambush",
		set: "1.1",
		type: "event",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "reveal",
			do: [{
				op: "kill",
				by: "lowest"
			}, {
				op: "kill",
				by: "lowest"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] },
		favours: "mcready"
	},
	{
		id: "shot-in-the-back",
		back: "ambush",
		set: "1.1",
		type: "event",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "reveal",
			do: [{
				op: "kill",
				by: "mcready-choice",
				maxRating: 3,
				else: "lowest"
			}, {
				op: "kill",
				by: "mcready-choice",
				maxRating: 3,
				else: "lowest"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] },
		favours: "mcready"
	},
	{
		id: "caught-at-the-water-hole",
		back: "ambush",
		set: "1.1",
		type: "event",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "reveal",
			do: [{
				op: "kill",
				by: "lowest"
			}, {
				op: "discard",
				who: "colty",
				n: 1,
				how: "chosen"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] },
		favours: "mcready"
	},
	{
		id: "trip-wire",
		back: "ambush",
		set: "1.1",
		type: "event",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "reveal",
			do: [{
				op: "discard",
				who: "colty",
				n: 3,
				how: "chosen"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] },
		favours: "mcready"
	},
	{
		id: "false-alarm-jumpy-trigger",
		back: "ambush",
		set: "1.1",
		type: "event",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "reveal",
			do: [{
				op: "destroy",
				target: {
					side: "mcready",
					what: "lawman",
					at: "here",
					maxBase: 2,
					pick: "colty"
				}
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] },
		favours: "colty"
	},
	{
		id: "false-alarm-beaten-to-the-punch",
		back: "ambush",
		set: "1.1",
		type: "event",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "reveal",
			do: [{
				op: "draw",
				who: "colty",
				n: 1
			}, {
				op: "chip",
				n: 1,
				may: !0,
				target: {
					side: "colty",
					what: "card",
					at: "here",
					pick: "colty"
				}
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] },
		favours: "colty"
	}
], Bn = [
	{
		id: "skinny-landell",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [],
		source: {
			known: [
				"set",
				"copies",
				"unique",
				"type",
				"startGrit",
				"text"
			],
			house: [
				"cost",
				"rating",
				"firepower",
				"icons"
			]
		},
		rating: 1,
		startGrit: 1
	},
	{
		id: "bullet",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{
				op: "chip",
				n: 1,
				target: {
					side: "colty",
					what: "card",
					at: "current",
					pick: "self"
				},
				may: !0
			}]
		}],
		source: {
			known: [
				"set",
				"copies",
				"unique",
				"type"
			],
			house: [
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 1,
		startGrit: 0
	},
	{
		id: "kid-malloy",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 1,
		startGrit: 0
	},
	{
		id: "rufus-pike",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 1,
		startGrit: 0
	},
	{
		id: "lem-tuttle",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 1,
		startGrit: 0
	},
	{
		id: "one-eye-jubal",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 2,
		startGrit: 0
	},
	{
		id: "mule-tanner",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{
				op: "discard",
				who: "colty",
				n: 1,
				how: "chosen"
			}]
		}],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 2,
		startGrit: 0
	},
	{
		id: "lupe-vargas",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "static",
			do: [{
				op: "cost-mod",
				ids: ["banditos"],
				who: "colty",
				discard: -1
			}]
		}],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 2,
		startGrit: 0
	},
	{
		id: "whistling-tom",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{
				op: "marker",
				n: 1
			}]
		}],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 2,
		startGrit: 0
	},
	{
		id: "big-nose-nell",
		back: "gang",
		set: "1.1",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{
				op: "look",
				what: "opp-hand"
			}]
		}],
		source: {
			known: [
				"set",
				"copies",
				"type"
			],
			house: [
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 2,
		startGrit: 0
	},
	{
		id: "ezra-crane",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{
				op: "draw",
				who: "colty",
				n: 1
			}]
		}],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 3,
		startGrit: 0
	},
	{
		id: "doc-harlan",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "ability",
			once: "game",
			cost: { discard: 1 },
			do: [{
				op: "grit",
				target: {
					side: "colty",
					what: "bandit",
					maxRating: 3,
					notIds: ["doc-harlan"],
					withoutGrit: !0,
					pick: "self",
					at: "any"
				}
			}]
		}],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 3,
		startGrit: 0
	},
	{
		id: "hattie-quill",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{
				op: "destroy",
				target: {
					side: "mcready",
					what: "lawman",
					at: "current",
					maxBase: 1,
					pick: "colty"
				},
				may: !0
			}]
		}],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 3,
		startGrit: 0
	},
	{
		id: "sister-sara",
		back: "gang",
		set: "1.1",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{
				op: "draw",
				who: "colty",
				n: 1
			}]
		}],
		source: {
			known: [
				"set",
				"copies",
				"unique",
				"type"
			],
			house: [
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 3,
		startGrit: 0
	},
	{
		id: "dutch-vandermeer",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "static",
			do: [{
				op: "cost-mod",
				ids: ["dynamite"],
				who: "colty",
				discard: -1
			}]
		}],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 4,
		startGrit: 0
	},
	{
		id: "abigail-mcready",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "static",
			do: [{
				op: "cost-mod",
				ids: ["colonel-mcready"],
				who: "mcready",
				discard: 1
			}]
		}, {
			on: "death",
			do: [{
				op: "discard",
				who: "mcready",
				n: 1,
				how: "random"
			}]
		}],
		source: {
			known: [
				"set",
				"copies",
				"unique",
				"type"
			],
			house: [
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 4,
		startGrit: 0
	},
	{
		id: "santiago",
		back: "gang",
		set: "1.2",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{
				op: "discard",
				who: "mcready",
				n: 1,
				how: "random"
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"unique",
				"text"
			],
			known: ["type"],
			house: [
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		begins: "prison",
		rating: 4,
		startGrit: 0
	},
	{
		id: "cortez",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{
				op: "discard",
				who: "colty",
				n: 2,
				how: "random"
			}]
		}],
		source: {
			known: [
				"set",
				"copies",
				"unique",
				"type"
			],
			house: [
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 5,
		startGrit: 0
	},
	{
		id: "jack-colty",
		back: "gang",
		set: "base",
		type: "bandit",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: ["bandit"],
		effects: [{
			on: "death",
			do: [{ op: "lose" }]
		}],
		source: {
			known: [
				"set",
				"copies",
				"unique",
				"type",
				"rating",
				"text"
			],
			house: [
				"cost",
				"rating",
				"firepower",
				"startGrit",
				"icons",
				"text"
			]
		},
		rating: 6,
		startGrit: 0
	}
], Vn = [
	{
		id: "38-special",
		back: "colty",
		set: "base",
		type: "firepower",
		copies: 12,
		unique: !1,
		cost: {},
		firepower: 1,
		icons: [],
		effects: [],
		source: {
			known: [
				"set",
				"type",
				"firepower"
			],
			house: [
				"copies",
				"unique",
				"cost",
				"icons",
				"text"
			]
		}
	},
	{
		id: "45-long-colt",
		back: "colty",
		set: "base",
		type: "firepower",
		copies: 7,
		unique: !1,
		cost: { discard: 1 },
		firepower: 2,
		icons: ["lock"],
		effects: [],
		source: {
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "derringer",
		back: "colty",
		set: "base",
		type: "firepower",
		copies: 3,
		unique: !1,
		cost: {},
		firepower: 1,
		icons: ["no-limit"],
		effects: [{
			on: "static",
			do: [{
				op: "forbid",
				what: "second-copy-in-column"
			}]
		}],
		source: {
			known: ["set"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "sawed-off-shotgun",
		back: "colty",
		set: "base",
		type: "firepower",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: 3,
		icons: ["fleeting"],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "hail-of-bullets",
		back: "colty",
		set: "base",
		type: "firepower",
		copies: 3,
		unique: !1,
		cost: { discard: 2 },
		firepower: 3,
		icons: ["lock"],
		effects: [],
		source: {
			known: [
				"set",
				"type",
				"firepower"
			],
			house: [
				"copies",
				"unique",
				"cost",
				"icons",
				"text"
			]
		}
	},
	{
		id: "gatling-gun",
		back: "colty",
		set: "base",
		type: "firepower",
		copies: 2,
		unique: !1,
		cost: { discard: 3 },
		firepower: 5,
		icons: ["immovable"],
		effects: [],
		source: {
			known: ["set", "type"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "banditos",
		back: "colty",
		set: "base",
		type: "character",
		copies: 4,
		unique: !1,
		cost: { discard: 1 },
		firepower: 2,
		icons: ["bandit-ally"],
		effects: [{
			on: "enter",
			do: [{
				op: "recover",
				id: "banditos",
				may: !0
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "the-jackson-clan",
		back: "colty",
		set: "base",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 1,
		icons: [
			"bandit-ally",
			"gunfighter",
			"lock"
		],
		effects: [{
			on: "enter",
			do: [{
				op: "chip",
				n: 3,
				target: "self"
			}]
		}, {
			on: "after-attack",
			do: [{
				op: "unchip",
				n: 1,
				target: "self"
			}]
		}],
		source: {
			known: [
				"set",
				"type",
				"text"
			],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "comancheros",
		back: "colty",
		set: "base",
		type: "character",
		copies: 4,
		unique: !1,
		cost: { random: 1 },
		firepower: 3,
		icons: ["bandit-ally", "lock"],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "rosa-delgado",
		back: "colty",
		set: "base",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 1,
		icons: ["bandit-ally"],
		effects: [{
			on: "enter",
			do: [{
				op: "discard",
				who: "opp",
				n: 1,
				how: "random"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "fire-at-will",
		back: "colty",
		set: "base",
		type: "action",
		copies: 3,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "destroy",
				target: {
					side: "opp",
					what: "lawman",
					at: "current",
					pick: "self"
				}
			}]
		}],
		source: {
			known: [
				"set",
				"type",
				"text"
			],
			house: [
				"copies",
				"unique",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "dynamite",
		back: "colty",
		set: "base",
		type: "action",
		copies: 3,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "destroy",
				totalBase: 3,
				target: {
					side: "opp",
					what: "lawman",
					at: "current",
					pick: "self"
				}
			}]
		}],
		source: {
			seed: ["text"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "sandstorm",
		back: "colty",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 3 },
		firepower: null,
		icons: ["row-block"],
		effects: [{
			on: "static",
			do: [{
				op: "limit",
				side: "mcready",
				value: 2
			}]
		}],
		source: {
			seed: ["text"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "saddlebags",
		back: "colty",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "return",
				target: {
					side: "own",
					what: "card",
					at: "any",
					notTypes: ["location"],
					pick: "self"
				}
			}]
		}],
		source: {
			seed: ["text"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "adios-amigos",
		back: "colty",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: ["turn-minus"],
		effects: [{
			on: "play",
			do: [{
				op: "marker",
				n: -1
			}]
		}],
		source: {
			known: ["set", "icons"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "shoot-our-way-out",
		back: "colty",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "chip",
				n: 1,
				target: {
					side: "own",
					what: "card",
					at: "current",
					withFirepower: !0,
					pick: "all"
				}
			}]
		}],
		source: {
			known: ["set"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "chew-on-this",
		back: "colty",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "destroy",
				target: {
					side: "opp",
					what: "lawman",
					at: "current",
					pick: "self",
					maxBase: 1
				}
			}]
		}],
		source: {
			known: ["set"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "ride-for-the-border",
		back: "colty",
		set: "base",
		type: "action",
		copies: 3,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: ["border"],
		effects: [{
			on: "play",
			do: [{
				op: "border",
				n: -1
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "stolen-horses",
		back: "colty",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "draw",
				who: "self",
				n: 3
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "rotgut-whiskey",
		back: "colty",
		set: "base",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: ["grit"],
		effects: [{
			on: "play",
			do: [{
				op: "grit",
				target: {
					side: "own",
					what: "bandit",
					maxRating: 3,
					withoutGrit: !0,
					pick: "self",
					at: "any"
				}
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "cut-the-wire",
		back: "colty",
		set: "base",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "discard",
				who: "opp",
				n: 2,
				how: "random"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "cherokee-freedmen",
		back: "colty",
		set: "1.1",
		type: "character",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: 2,
		icons: ["bandit-ally", "lock"],
		effects: [{
			on: "ability",
			cost: { discard: 2 },
			do: [{
				op: "move",
				target: "self",
				to: "current"
			}]
		}],
		source: {
			known: ["set"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "dragged-behind-the-horse",
		back: "colty",
		set: "1.1",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "move",
				target: {
					side: "opp",
					what: "lawman",
					at: "current",
					pick: "self"
				},
				to: "previous"
			}]
		}],
		source: {
			known: ["set", "text"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons"
			]
		}
	},
	{
		id: "robbers-roost",
		back: "colty",
		set: "1.1",
		type: "location",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 1,
		icons: ["no-limit", "immovable"],
		effects: [{
			on: "enter",
			do: [{
				op: "draw",
				who: "self",
				n: 2
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "hidden-gun-cache",
		back: "colty",
		set: "1.1",
		type: "firepower",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: 1,
		icons: [],
		effects: [{
			on: "enter",
			do: [{
				op: "draw",
				who: "self",
				n: 1
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "smoke-signals",
		back: "colty",
		set: "1.1",
		type: "action",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "look",
				what: "ambush",
				n: 2,
				swap: !0
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "turn-the-tables",
		back: "colty",
		set: "1.1",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{ op: "bury-ambush" }]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "wriggler-hooley",
		back: "colty",
		set: "1.2",
		type: "character",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: 2,
		icons: ["bandit-ally"],
		effects: [{
			on: "static",
			zone: "hand",
			namesPrison: !0,
			do: [{
				op: "place",
				allow: "prison-before-arrival"
			}]
		}],
		source: {
			seed: ["text"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "duster-coat",
		back: "colty",
		set: "1.2",
		type: "action",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			namesPrison: !0,
			do: [{ op: "place-in-prison" }]
		}],
		source: {
			seed: ["text"],
			known: ["type"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "hacksaw-in-a-pie",
		back: "colty",
		set: "1.2",
		type: "action",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			if: { marker: "san-manzanillo-prison" },
			namesPrison: !0,
			do: [{
				op: "destroy",
				target: {
					side: "opp",
					what: "lawman",
					at: "current",
					pick: "self",
					maxBase: 2
				}
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "fight-on-the-train-roof",
		back: "colty",
		set: "1.2",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			if: { marker: "express-315" },
			do: [{
				op: "destroy",
				upTo: 2,
				target: {
					side: "opp",
					what: "lawman",
					at: "current",
					pick: "self",
					maxBase: 2
				}
			}]
		}],
		source: {
			known: ["set"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "spencer-carbine",
		back: "colty",
		set: "1.2",
		type: "firepower",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: 3,
		icons: ["lock"],
		effects: [{
			on: "static",
			do: [{
				op: "fp-mod",
				target: "self",
				n: 1,
				if: { aloneInColumn: !0 }
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "straw-dummies",
		back: "colty",
		set: "1.2",
		type: "firepower",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: 0,
		icons: ["crosshair", "no-limit"],
		effects: [{
			on: "destroyed",
			do: [{
				op: "draw",
				who: "self",
				n: 1
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "an-honest-bribe",
		back: "colty",
		set: "1.2",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: ["border"],
		effects: [{
			on: "play",
			do: [{
				op: "border",
				n: -2
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "austin-granby",
		back: "colty",
		set: "1.3",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { dollars: 1 },
		firepower: 1,
		icons: ["bandit-ally"],
		effects: [{
			on: "enter",
			do: [{
				op: "remove-discard",
				who: "opp"
			}]
		}],
		source: {
			seed: ["text"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons"
			]
		}
	},
	{
		id: "bribe-the-federales",
		back: "colty",
		set: "1.3",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { dollars: 1 },
		firepower: null,
		icons: ["border"],
		effects: [{
			on: "play",
			do: [{
				op: "border",
				n: -1
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "gold-plated-revolver",
		back: "colty",
		set: "1.3",
		type: "firepower",
		copies: 1,
		unique: !0,
		cost: { dollars: 1 },
		firepower: 4,
		icons: ["lock"],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "bottle-of-mescal",
		back: "colty",
		set: "1.3",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "choose",
				ways: [{
					name: "grit",
					do: [{
						op: "grit",
						target: {
							side: "own",
							what: "bandit",
							maxRating: 2,
							withoutGrit: !0,
							pick: "self",
							at: "any"
						}
					}]
				}, {
					name: "dollar",
					do: [{
						op: "dollar",
						who: "self",
						n: 1
					}, {
						op: "draw",
						who: "self",
						n: 1
					}]
				}]
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "pistoleros",
		back: "colty",
		set: "1.3",
		type: "character",
		copies: 2,
		unique: !1,
		cost: { dollars: 1 },
		firepower: 3,
		icons: ["bandit-ally", "lock"],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "sack-of-loot",
		back: "colty",
		set: "1.3",
		type: "action",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "dollar",
				who: "self",
				n: 1
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "upturned-wagon",
		back: "colty",
		set: "1.4",
		type: "firepower",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: 1,
		icons: ["no-limit"],
		effects: [],
		source: {
			seed: [
				"set",
				"copies",
				"icons",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower"
			]
		}
	},
	{
		id: "ramshackle-hut",
		back: "colty",
		set: "1.4",
		type: "location",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: 1,
		icons: ["no-limit", "immovable"],
		effects: [{
			on: "enter",
			do: [{
				op: "search",
				to: "top"
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"icons",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"text"
			]
		}
	},
	{
		id: "indian-burial-ground",
		back: "colty",
		set: "1.4",
		type: "location",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: 0,
		icons: [],
		effects: [
			{
				on: "enter",
				do: [{
					op: "border",
					n: -1,
					gone: !0,
					may: !0
				}]
			},
			{
				on: "static",
				if: { here: "current" },
				do: [{
					op: "forbid",
					what: "play-bounty-hunter"
				}]
			},
			{
				on: "leave",
				do: [{ op: "remove-self" }]
			}
		],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "pull-the-bars-out",
		back: "colty",
		set: "1.4",
		type: "action",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			if: {
				marker: "san-manzanillo-prison",
				inPlay: "double-the-guard"
			},
			namesPrison: !0,
			do: [{
				op: "destroy",
				target: {
					side: "mcready",
					what: "card",
					ids: ["double-the-guard"],
					at: "any",
					pick: "self"
				}
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons"
			]
		}
	},
	{
		id: "trixie-and-delilah",
		back: "colty",
		set: "1.4",
		type: "character",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: 0,
		icons: ["bandit-ally"],
		effects: [{
			on: "enter",
			do: [{
				op: "chip",
				perDiscarded: "38-special",
				target: "self"
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "fan-the-gun",
		back: "colty",
		set: "1.4",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "chip",
				n: 2,
				target: {
					side: "own",
					what: "card",
					ids: ["45-long-colt", "38-special"],
					at: "current",
					pick: "all"
				}
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "the-jakes",
		back: "colty",
		set: "1.4",
		type: "location",
		copies: 1,
		unique: !0,
		cost: { discard: 2 },
		firepower: 0,
		icons: ["no-limit", "immovable"],
		effects: [{
			on: "enter",
			do: [{
				op: "draw",
				who: "self",
				n: 4
			}]
		}, {
			on: "state",
			check: "d",
			if: { facing: ["buffalo-stampede"] },
			do: [{
				op: "kill",
				by: "lowest"
			}, { op: "discard-self" }]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"icons",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"text"
			]
		}
	},
	{
		id: "travis-dane",
		back: "colty",
		set: "1.4",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 1,
		icons: ["bandit-ally", "lock"],
		effects: [{
			on: "static",
			if: { here: "current" },
			do: [{
				op: "cost-mod",
				ids: ["get-a-rope-boys", "ambush"],
				who: "opp",
				discard: 1
			}]
		}, {
			on: "ability",
			cost: { discard: 1 },
			do: [{
				op: "move",
				target: "self",
				to: "current"
			}]
		}],
		source: {
			seed: ["set", "text"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		},
		inContentsList: !1
	}
], Hn = [
	{
		id: "ma-shepperson",
		back: "frontier",
		set: "1.3",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 2,
		icons: ["red", "lock"],
		effects: [{
			on: "static",
			do: [{
				op: "fp-mod",
				target: "self",
				n: 1,
				if: { beside: ["pa-shepperson", "curly"] }
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "pa-shepperson",
		back: "frontier",
		set: "1.3",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 2,
		icons: ["red", "lock"],
		effects: [{
			on: "static",
			do: [{
				op: "fp-mod",
				target: "self",
				n: 1,
				if: { beside: ["ma-shepperson", "curly"] }
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "nameless-drifter",
		back: "frontier",
		set: "1.3",
		type: "character",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: 2,
		icons: [
			"red",
			"fleeting",
			"lock"
		],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "gunslinger-for-hire",
		back: "frontier",
		set: "1.3",
		type: "character",
		copies: 1,
		unique: !1,
		cost: { dollars: 2 },
		firepower: 3,
		icons: ["red", "lock"],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "mountain-howitzer",
		back: "frontier",
		set: "1.3",
		type: "firepower",
		copies: 1,
		unique: !0,
		cost: {
			discard: 1,
			dollars: 1
		},
		firepower: 3,
		icons: ["red", "immovable"],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "wild-mustangs",
		back: "frontier",
		set: "1.3",
		type: "action",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "move",
				target: {
					side: "own",
					what: "card",
					at: "any",
					pick: "self"
				},
				to: "current"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "silver-strike",
		back: "frontier",
		set: "1.3",
		type: "action",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: null,
		icons: ["immediate"],
		effects: [{
			on: "drawn",
			do: [{
				op: "dollar",
				who: "self",
				n: 1
			}, {
				op: "draw",
				who: "self",
				n: 1
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "snake-oil-salesman",
		back: "frontier",
		set: "1.3",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 3 },
		firepower: null,
		icons: ["grit"],
		effects: [{
			on: "play",
			do: [{
				op: "grit",
				target: {
					side: "own",
					what: "character-or-bandit",
					maxRating: 4,
					at: "any",
					withoutGrit: !0,
					pick: "self"
				}
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "card-sharp",
		back: "frontier",
		set: "1.3",
		type: "action",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "unchip",
				n: "all-of-a-color",
				target: {
					side: "any",
					what: "card",
					at: "any",
					pick: "self",
					wide: !0
				}
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "stagecoach-hold-up",
		back: "frontier",
		set: "1.3",
		type: "action",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "either",
				whether: { opponentHasDollar: !0 },
				yes: [{
					op: "dollar",
					who: "opp",
					n: -1
				}, {
					op: "dollar",
					who: "self",
					n: 1
				}],
				no: [{
					op: "draw",
					who: "self",
					n: 1
				}]
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "trading-post",
		back: "frontier",
		set: "1.3",
		type: "open-range",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "ability",
			once: "turn",
			cost: { discard: 2 },
			do: [{
				op: "dollar",
				who: "self",
				n: 1
			}]
		}, {
			on: "ability",
			once: "turn",
			cost: { dollars: 1 },
			do: [{
				op: "draw",
				who: "self",
				n: 2
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "crooked-judge",
		back: "frontier",
		set: "1.3",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { dollars: 1 },
		firepower: 1,
		icons: ["red"],
		effects: [{
			on: "enter",
			do: [{
				op: "discard",
				who: "opp",
				n: 2,
				how: "random"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "dust-devil",
		back: "frontier",
		set: "1.3",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "return",
				target: {
					side: "opp",
					what: "card",
					at: "current",
					pick: "self",
					maxBase: 2,
					notTypes: ["location"]
				}
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "ghost-town",
		back: "frontier",
		set: "1.3",
		type: "location",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: 1,
		icons: [
			"red",
			"no-limit",
			"immovable"
		],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "prairie-fire",
		back: "frontier",
		set: "1.3",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "destroy",
				target: {
					side: "opp",
					what: "card",
					at: "current",
					pick: "opp"
				}
			}, {
				op: "destroy",
				target: {
					side: "own",
					what: "card",
					at: "current",
					pick: "self"
				}
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "shadow-of-chikara",
		back: "frontier",
		set: "1.4",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "blank",
				target: {
					side: "any",
					what: "card",
					at: "any",
					notTypes: ["location"],
					pick: "self",
					wide: !0
				}
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "reverend-henry-kane",
		back: "frontier",
		set: "1.4",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 2,
		icons: [
			"red",
			"sandstorm-immune",
			"no-limit",
			"lock"
		],
		effects: [{
			on: "draw-phase",
			if: { here: "current" },
			do: [{ op: "guess-swap" }]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"icons",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons"
			]
		}
	},
	{
		id: "legend-of-boggy-creek",
		back: "frontier",
		set: "1.4",
		type: "action",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: ["immediate"],
		effects: [{
			on: "drawn",
			do: [{
				op: "dollar",
				who: "self",
				n: 1
			}, { op: "rehand" }]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"icons",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"text"
			]
		}
	},
	{
		id: "drusilla-wilcox",
		back: "frontier",
		set: "1.4",
		type: "character",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: -1,
		icons: [
			"red",
			"sandstorm-immune",
			"no-limit"
		],
		effects: [{
			on: "draw-phase",
			if: { here: "current" },
			do: [{
				op: "draw",
				who: "self",
				n: 1
			}]
		}, {
			on: "ability",
			cost: { discard: 1 },
			do: [{
				op: "move",
				target: "self",
				to: "current"
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"firepower",
				"icons",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "chicken-foot",
		back: "frontier",
		set: "1.4",
		type: "action",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "discard",
				who: "opp",
				n: 1,
				how: "named"
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons"
			]
		}
	},
	{
		id: "strongbox",
		back: "frontier",
		set: "1.4",
		type: "open-range",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "enter",
			do: [{
				op: "dollar",
				who: "self",
				n: 1
			}, { op: "stash" }]
		}, {
			on: "ability",
			do: [{ op: "take-stash" }, { op: "discard-self" }]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "mary-lous-shack",
		back: "frontier",
		set: "1.4",
		type: "open-range",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [
			{
				on: "enter",
				do: [{
					op: "chip",
					n: 4,
					color: "red",
					target: "self"
				}]
			},
			{
				on: "ability",
				once: "turn",
				do: [{
					op: "move-chip",
					target: {
						side: "own",
						what: "card",
						at: "any",
						notIds: ["the-jackson-clan"],
						pick: "self",
						wide: !0
					}
				}]
			},
			{
				on: "state",
				check: "e",
				if: { withoutChips: !0 },
				do: [{ op: "discard-self" }]
			}
		],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "curly",
		back: "frontier",
		set: "1.4",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 1,
		icons: ["red", "lock"],
		effects: [{
			on: "enter",
			do: [{
				op: "choose",
				ways: [{
					name: "chip",
					do: [{
						op: "chip",
						n: 1,
						target: "self"
					}]
				}, {
					name: "grit",
					do: [{
						op: "grit",
						target: "self"
					}]
				}]
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "swarm-of-horseflies",
		back: "frontier",
		set: "1.4",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "shuffle-in",
				target: {
					side: "opp",
					what: "card",
					at: "any",
					notTypes: ["location", "open-range"],
					notIds: ["armed-train-guard"],
					pick: "self",
					wide: !0
				}
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons"
			]
		}
	}
], Un = [
	{
		id: "colonel-mcready",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 2 },
		firepower: 6,
		icons: [
			"lawman",
			"gunfighter",
			"lock"
		],
		effects: [
			{
				on: "static",
				zone: "hand",
				do: [{
					op: "cost-mod",
					ids: ["colonel-mcready"],
					who: "mcready",
					discard: -1,
					at: "rattlesnake-creek"
				}, {
					op: "cost-mod",
					ids: ["colonel-mcready"],
					who: "mcready",
					discard: -2,
					at: "express-315"
				}]
			},
			{
				on: "destroyed",
				do: [{
					op: "border",
					n: -2
				}]
			},
			{
				on: "static",
				zone: "any",
				do: [{
					op: "forbid",
					what: "shuffle-back"
				}]
			}
		],
		source: {
			seed: ["text"],
			known: [
				"set",
				"copies",
				"unique",
				"type"
			],
			house: [
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "charlie-weathers",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 3,
		icons: [
			"lawman",
			"gunfighter",
			"lock"
		],
		effects: [{
			on: "enter",
			do: [{
				op: "recover",
				id: "deputy",
				may: !0
			}]
		}],
		source: {
			known: [
				"set",
				"copies",
				"unique",
				"type",
				"firepower"
			],
			house: [
				"cost",
				"icons",
				"text"
			]
		}
	},
	{
		id: "brady-logan",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { random: 1 },
		firepower: 4,
		icons: [
			"lawman",
			"gunfighter",
			"bounty-hunter",
			"lock",
			"sandstorm-immune"
		],
		effects: [{
			on: "static",
			zone: "hand",
			do: [{
				op: "place",
				allow: "current-or-later"
			}]
		}],
		source: {
			seed: ["icons", "text"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "lawman",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 6,
		unique: !1,
		cost: {},
		firepower: 1,
		icons: ["lawman", "lock"],
		effects: [],
		source: {
			seed: ["firepower"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"icons",
				"text"
			]
		}
	},
	{
		id: "cowboy",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 7,
		unique: !1,
		cost: {},
		firepower: 1,
		icons: ["lawman"],
		effects: [],
		source: {
			known: [
				"set",
				"type",
				"firepower"
			],
			house: [
				"copies",
				"unique",
				"cost",
				"icons",
				"text"
			]
		}
	},
	{
		id: "deputy",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 8,
		unique: !1,
		cost: {},
		firepower: 2,
		icons: ["lawman"],
		effects: [{
			on: "static",
			do: [{
				op: "fp-mod",
				target: "self",
				n: 1,
				if: { beside: ["cowboy"] }
			}]
		}],
		source: {
			known: [
				"set",
				"type",
				"firepower",
				"text"
			],
			house: [
				"copies",
				"unique",
				"cost",
				"icons",
				"text"
			]
		}
	},
	{
		id: "apache-scout",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 3,
		unique: !1,
		cost: {},
		firepower: 1,
		icons: ["lawman"],
		effects: [{
			on: "enter",
			do: [{
				op: "border",
				n: 1
			}]
		}],
		source: {
			known: ["set", "type"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "bounty-hunter",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 5,
		unique: !1,
		cost: { random: 1 },
		firepower: 4,
		icons: [
			"lawman",
			"bounty-hunter",
			"lock"
		],
		effects: [],
		source: {
			known: ["set", "type"],
			house: [
				"copies",
				"unique",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "hired-gun",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 3,
		unique: !1,
		cost: {},
		firepower: 3,
		icons: ["lawman", "fleeting"],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "mounted-posse",
		back: "mcready",
		set: "base",
		type: "character",
		copies: 2,
		unique: !1,
		cost: { discard: 2 },
		firepower: 5,
		icons: ["lawman"],
		effects: [{
			on: "ability",
			cost: { discard: 2 },
			do: [{
				op: "move",
				target: "self",
				to: "current"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "buffalo-stampede",
		back: "mcready",
		set: "base",
		type: "firepower",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: 6,
		icons: [
			"lawman",
			"animal",
			"fleeting"
		],
		effects: [],
		source: {
			known: ["set", "type"],
			house: [
				"copies",
				"unique",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "sharps-rifle",
		back: "mcready",
		set: "base",
		type: "firepower",
		copies: 4,
		unique: !1,
		cost: {},
		firepower: 2,
		icons: ["lock"],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "get-a-rope-boys",
		back: "mcready",
		set: "base",
		type: "action",
		copies: 5,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "kill",
				by: "lowest"
			}]
		}],
		source: {
			known: [
				"set",
				"type",
				"text"
			],
			house: [
				"copies",
				"unique",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "ambush",
		back: "mcready",
		set: "base",
		type: "action",
		copies: 3,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			if: { livesWithRating: 3 },
			do: [{
				op: "kill",
				by: "mcready-choice",
				maxRating: 3
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "out-of-ammo",
		back: "mcready",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "destroy",
				target: {
					side: "colty",
					what: "card",
					ids: ["gatling-gun"],
					at: "current",
					pick: "self"
				}
			}, {
				op: "draw",
				who: "self",
				n: 1
			}]
		}],
		source: {
			known: [
				"set",
				"type",
				"text"
			],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "rickety-bridge",
		back: "mcready",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: ["row-block"],
		effects: [{
			on: "static",
			do: [{
				op: "limit",
				side: "colty",
				value: 2
			}]
		}],
		source: {
			known: ["set"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "shoot-the-gun",
		back: "mcready",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "destroy",
				target: {
					side: "opp",
					what: "card",
					at: "current",
					pick: "self",
					maxBase: 2
				}
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "wire-ahead",
		back: "mcready",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "draw",
				who: "self",
				n: 3
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "river-in-flood",
		back: "mcready",
		set: "base",
		type: "action",
		copies: 2,
		unique: !1,
		cost: { discard: 2 },
		firepower: null,
		icons: ["turn-plus"],
		effects: [{
			on: "play",
			do: [{
				op: "marker",
				n: 1
			}]
		}],
		source: {
			known: ["icons"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "wanted-poster",
		back: "mcready",
		set: "base",
		type: "action",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: ["border"],
		effects: [{
			on: "play",
			do: [{
				op: "border",
				n: 1
			}, {
				op: "draw",
				who: "self",
				n: 1,
				if: { died: "turn" }
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "pinkerton-agent",
		back: "mcready",
		set: "1.1",
		type: "character",
		copies: 3,
		unique: !1,
		cost: { discard: 1 },
		firepower: 2,
		icons: ["lawman", "lock"],
		effects: [{
			on: "enter",
			do: [{
				op: "look",
				what: "opp-hand-random"
			}]
		}],
		source: {
			known: ["set"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "belle-ransom",
		back: "mcready",
		set: "1.1",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 3,
		icons: [
			"lawman",
			"bounty-hunter",
			"lock"
		],
		effects: [{
			on: "after-attack",
			if: { died: "attack" },
			do: [{
				op: "draw",
				who: "self",
				n: 1
			}]
		}],
		source: {
			known: ["set", "type"],
			house: [
				"copies",
				"unique",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "old-three-fingers",
		back: "mcready",
		set: "1.1",
		type: "firepower",
		copies: 1,
		unique: !0,
		cost: { random: 1 },
		firepower: 4,
		icons: [
			"lawman",
			"animal",
			"impervious"
		],
		effects: [{
			on: "after-attack",
			if: { not: { died: "attack" } },
			do: [{ op: "discard-self" }]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "brakemans-warning",
		back: "mcready",
		set: "1.1",
		type: "action",
		copies: 1,
		unique: !1,
		cost: {},
		firepower: null,
		icons: ["reaction"],
		effects: [{
			on: "react",
			cancels: ["derail-the-train"]
		}, {
			on: "play",
			do: [{
				op: "draw",
				who: "self",
				n: 1
			}]
		}],
		source: {
			known: ["set", "text"],
			house: [
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "trail-lookout",
		back: "mcready",
		set: "1.1",
		type: "character",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: 1,
		icons: ["lawman"],
		effects: [{
			on: "enter",
			do: [{
				op: "look",
				what: "ambush",
				n: 1,
				may: !0
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "deadfall",
		back: "mcready",
		set: "1.1",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "discard",
				who: "opp",
				n: 2,
				how: "chosen"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "swain-boys",
		back: "mcready",
		set: "1.2",
		type: "character",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: 2,
		icons: ["lawman", "bounty-hunter"],
		effects: [{
			on: "static",
			zone: "hand",
			namesPrison: !0,
			do: [{
				op: "place",
				allow: "prison-before-arrival"
			}]
		}],
		source: {
			seed: ["text"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "prison-guard",
		back: "mcready",
		set: "1.2",
		type: "character",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: 1,
		icons: ["lawman"],
		effects: [{
			on: "static",
			namesPrison: !0,
			do: [{
				op: "fp-mod",
				target: "self",
				n: 1,
				if: { here: "san-manzanillo-prison" }
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "warden-thorne",
		back: "mcready",
		set: "1.2",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 3,
		icons: ["lawman", "lock"],
		effects: [{
			on: "enter",
			do: [{
				op: "discard",
				who: "opp",
				n: 1,
				how: "random"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "bloodhounds",
		back: "mcready",
		set: "1.2",
		type: "firepower",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: 1,
		icons: ["animal"],
		effects: [{
			on: "ability",
			cost: { discard: 1 },
			do: [{
				op: "move",
				target: "self",
				to: "current"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "the-gallows",
		back: "mcready",
		set: "1.2",
		type: "location",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: 0,
		icons: ["immovable"],
		effects: [{
			on: "static",
			if: { here: "current" },
			do: [{
				op: "cost-mod",
				ids: ["get-a-rope-boys"],
				who: "mcready",
				discard: -1
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "hunt-the-man-down",
		back: "mcready",
		set: "1.2",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "either",
				whether: { lives: "santiago" },
				yes: [{
					op: "kill",
					by: "named",
					id: "santiago"
				}],
				no: [{
					op: "draw",
					who: "self",
					n: 2
				}]
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "leg-irons",
		back: "mcready",
		set: "1.2",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: ["turn-plus"],
		effects: [{
			on: "play",
			do: [{
				op: "marker",
				n: 1
			}, {
				op: "draw",
				who: "opp",
				n: 1
			}]
		}],
		source: {
			known: ["icons"],
			house: [
				"set",
				"copies",
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "border-patrol",
		back: "mcready",
		set: "1.3",
		type: "character",
		copies: 2,
		unique: !1,
		cost: { dollars: 1 },
		firepower: 3,
		icons: ["lawman"],
		effects: [{
			on: "enter",
			do: [{
				op: "border",
				n: 1
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "reward-money",
		back: "mcready",
		set: "1.3",
		type: "action",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "dollar",
				who: "self",
				n: 1
			}, {
				op: "dollar",
				who: "self",
				n: 1,
				if: { died: "turn" }
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "best-money-can-buy",
		back: "mcready",
		set: "1.3",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { dollars: 1 },
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "search",
				to: "hand"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "hollis-reed",
		back: "mcready",
		set: "1.3",
		type: "character",
		copies: 1,
		unique: !0,
		cost: { discard: 1 },
		firepower: 2,
		icons: ["lawman"],
		effects: [{
			on: "static",
			do: [{
				op: "fp-mod",
				target: "column",
				ids: ["cowboy"],
				n: 1
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "federales",
		back: "mcready",
		set: "1.3",
		type: "character",
		copies: 2,
		unique: !1,
		cost: {
			discard: 1,
			dollars: 1
		},
		firepower: 5,
		icons: ["lawman", "lock"],
		effects: [],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "old-scores",
		back: "mcready",
		set: "1.3",
		type: "action",
		copies: 1,
		unique: !1,
		cost: {
			discard: 1,
			dollars: 1
		},
		firepower: null,
		icons: [],
		effects: [{
			on: "play",
			do: [{
				op: "kill",
				by: "lowest"
			}]
		}],
		source: { house: [
			"set",
			"copies",
			"unique",
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		] }
	},
	{
		id: "texas-ranger",
		back: "mcready",
		set: "1.4",
		type: "character",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: 3,
		icons: [
			"lawman",
			"lock",
			"reaction"
		],
		effects: [{
			on: "state",
			check: "c",
			if: { dead: "sister-sara" },
			gone: "rangerGone",
			do: [{ op: "remove-self" }]
		}, {
			on: "react",
			cancels: ["robbers-roost", "banditos"]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"icons",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons"
			]
		}
	},
	{
		id: "rock-strewn-vantage-point",
		back: "mcready",
		set: "1.4",
		type: "location",
		copies: 2,
		unique: !1,
		cost: {},
		firepower: 0,
		icons: [
			"crosshair",
			"immovable",
			"sandstorm-immune"
		],
		effects: [{
			on: "destroyed",
			do: [{
				op: "draw",
				who: "self",
				n: 1
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"firepower",
				"icons",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost"
			]
		}
	},
	{
		id: "volcanic-pistol",
		back: "mcready",
		set: "1.4",
		type: "firepower",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: 3,
		icons: ["under", "lock"],
		effects: [
			{
				on: "play",
				do: [{
					op: "under",
					target: {
						side: "own",
						what: "lawman",
						at: "any",
						notIds: ["buffalo-stampede", "old-three-fingers"],
						pick: "self"
					}
				}]
			},
			{
				on: "hand",
				do: [{
					op: "destroy",
					target: {
						side: "opp",
						what: "ally",
						at: "current",
						pick: "self"
					}
				}]
			},
			{
				on: "hand",
				do: [{
					op: "ungrit",
					target: {
						side: "any",
						what: "any-with-grit",
						at: "any",
						pick: "self"
					}
				}]
			}
		],
		source: {
			seed: [
				"set",
				"copies",
				"firepower",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"icons",
				"text"
			]
		}
	},
	{
		id: "trained-in-the-pinkerton-ways",
		back: "mcready",
		set: "1.4",
		type: "action",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: null,
		icons: ["under"],
		effects: [{
			on: "play",
			do: [{
				op: "under",
				target: {
					side: "own",
					what: "lawman",
					at: "any",
					notIds: ["buffalo-stampede", "old-three-fingers"],
					pick: "self"
				}
			}]
		}, {
			on: "ability",
			cost: { discard: 1 },
			do: [{
				op: "move",
				target: "host",
				to: "current"
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "lee-shao",
		back: "mcready",
		set: "1.4",
		type: "character",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: 2,
		icons: ["lawman"],
		effects: [{
			on: "enter",
			do: [{
				op: "search",
				to: "top"
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	},
	{
		id: "double-the-guard",
		back: "mcready",
		set: "1.4",
		type: "character",
		copies: 1,
		unique: !1,
		cost: { discard: 1 },
		firepower: 3,
		icons: ["lawman", "immovable"],
		effects: [{
			on: "static",
			zone: "hand",
			namesPrison: !0,
			do: [{
				op: "place",
				allow: "prison-before-arrival"
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"icons",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons"
			]
		}
	},
	{
		id: "clarence-stickley",
		back: "mcready",
		set: "1.4",
		type: "character",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: 3,
		icons: ["lawman", "lock"],
		effects: [{
			on: "static",
			if: { here: "current" },
			do: [{
				op: "cost-mod",
				ids: [
					"pinkerton-agent",
					"trained-in-the-pinkerton-ways",
					"clarence-stickley"
				],
				who: "mcready",
				discard: -1
			}]
		}],
		source: {
			seed: [
				"set",
				"copies",
				"text"
			],
			house: [
				"unique",
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	}
], Wn = [
	{
		id: "duel-black-dog-saloon",
		back: "table",
		set: "1.4",
		type: "event",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: null,
		icons: [],
		effects: [{
			on: "ability",
			if: {
				marker: "rattlesnake-creek",
				lives: "cortez"
			},
			once: "game",
			do: [{ op: "duel" }]
		}],
		module: "moduleA",
		begins: "beside",
		verb: "duel",
		source: {
			seed: [
				"set",
				"copies",
				"unique",
				"type",
				"text"
			],
			house: [
				"cost",
				"firepower",
				"icons"
			]
		}
	},
	{
		id: "armed-train-guard",
		back: "table",
		set: "1.4",
		type: "character",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: 3,
		icons: ["lawman", "sandstorm-immune"],
		effects: [],
		module: "moduleA",
		begins: "express",
		source: {
			seed: [
				"set",
				"copies",
				"unique",
				"icons",
				"text"
			],
			house: [
				"type",
				"cost",
				"firepower",
				"icons"
			]
		}
	},
	{
		id: "garrotte",
		back: "colty",
		set: "1.4",
		type: "firepower",
		copies: 1,
		unique: !0,
		cost: {},
		firepower: 1,
		icons: [],
		effects: [{
			on: "state",
			check: "c",
			if: { dead: "santiago" },
			gone: "garrotteGone",
			do: [{ op: "remove-self" }]
		}, {
			on: "hand",
			do: [{
				op: "destroy",
				target: {
					side: "opp",
					what: "lawman",
					at: "current",
					pick: "self"
				}
			}]
		}],
		module: "moduleB",
		begins: "box",
		source: {
			seed: [
				"set",
				"copies",
				"unique",
				"text"
			],
			house: [
				"type",
				"cost",
				"firepower",
				"icons",
				"text"
			]
		}
	}
], Gn = [
	{
		id: "bank",
		set: "base",
		spaces: 4,
		defence: 2,
		effects: [],
		source: {
			known: ["set"],
			house: [
				"spaces",
				"defence",
				"text"
			]
		}
	},
	{
		id: "whiskey-canyon",
		set: "base",
		spaces: 5,
		defence: 2,
		effects: [],
		source: {
			known: ["set"],
			house: [
				"spaces",
				"defence",
				"text"
			]
		}
	},
	{
		id: "buzzard-point",
		set: "base",
		spaces: 2,
		defence: 2,
		effects: [],
		source: {
			known: ["set"],
			house: [
				"spaces",
				"defence",
				"text"
			]
		}
	},
	{
		id: "san-manzanillo-prison",
		set: "1.2",
		spaces: 2,
		defence: 6,
		effects: [{
			on: "after-attack",
			if: { attackFailed: !0 },
			do: [{ op: "free" }]
		}, {
			on: "leave",
			do: [{ op: "remove-prisoner" }]
		}],
		source: {
			seed: ["set", "text"],
			house: [
				"spaces",
				"defence",
				"text"
			]
		}
	},
	{
		id: "rattlesnake-creek",
		set: "base",
		spaces: 5,
		defence: 1,
		effects: [],
		source: {
			known: ["set", "defence"],
			house: ["spaces", "text"]
		}
	},
	{
		id: "express-315",
		set: "base",
		spaces: 4,
		defence: 1,
		effects: [],
		source: {
			known: [
				"set",
				"spaces",
				"defence"
			],
			house: ["spaces", "text"]
		}
	}
], [Kn, qn] = [{
	id: "mexican-border",
	back: "table",
	set: "base",
	type: "table",
	copies: 1,
	unique: !0,
	cost: {},
	firepower: null,
	icons: [],
	effects: [{
		on: "border-check",
		do: [{
			op: "border",
			n: -1,
			if: { not: { died: "turn" } }
		}]
	}],
	source: {
		known: [
			"set",
			"copies",
			"unique",
			"text"
		],
		house: [
			"type",
			"cost",
			"firepower",
			"icons"
		]
	}
}, {
	id: "derail-the-train",
	back: "table",
	set: "base",
	type: "table",
	copies: 1,
	unique: !0,
	cost: { discard: 2 },
	firepower: null,
	icons: [],
	effects: [{
		on: "ability",
		if: {
			marker: "express-315",
			livesBesides: "jack-colty"
		},
		once: "game",
		do: [
			{
				op: "sacrifice",
				notIds: ["jack-colty"]
			},
			{
				op: "destroy",
				every: "card-at-express"
			},
			{
				op: "border",
				n: -1
			},
			{ op: "remove-self" }
		]
	}],
	begins: "beside",
	verb: "derail",
	source: {
		known: [
			"set",
			"copies",
			"unique",
			"text"
		],
		house: [
			"type",
			"cost",
			"firepower",
			"icons",
			"text"
		]
	}
}], Jn = [
	...Vn,
	...Un,
	...Hn,
	...Wn,
	...Bn,
	...zn,
	qn
], Yn = Jn.map((e) => e.id), Xn = Ln(Jn.map((e) => [e.id, e])), Zn = (e) => Object.hasOwn(Xn, e), D = (e) => Xn[e], Qn = Ln(Gn.map((e) => [e.id, e])), $n = (e) => Gn.find((t) => t.id === e).id, er = [
	Gn[0].id,
	Gn[1].id,
	Gn[2].id,
	Gn[3].id,
	Gn[4].id,
	Gn[5].id
], tr = "san-manzanillo-prison", nr = "express-315", rr = Bn, ir = Object.fromEntries(rr.map((e) => [e.id, e.rating])), ar = new Map(Yn.map((e) => [Xn[e].verb, e])), or = (e) => ar.get(e), sr = (e) => ir[e], cr = (e) => rr.filter((t) => t.set === e), O = (e) => Xn[e].back, lr = (e) => Zn(e) && [...ur("colty"), ...ur("mcready")].includes(Xn[e]), ur = (e) => e === "colty" ? Vn : Un, dr = Hn, fr = new Map(Jn.map((e) => [e.id, new Set(e.icons)])), k = (e, t) => fr.get(e).has(t), pr = [], mr = /* @__PURE__ */ new Map(), hr = [
	...Jn,
	...Gn,
	Kn
];
for (let e of hr) {
	let t = /* @__PURE__ */ new Map();
	e.effects.forEach((e, n) => {
		let r = t.get(e.on) ?? [];
		r.push({
			n,
			effect: e
		}), t.set(e.on, r);
	}), mr.set(e.id, t);
}
var A = (e, t) => mr.get(e).get(t) ?? pr, gr = new Map(hr.map((e) => [e.id, e.effects])), _r = (e, t) => gr.get(e)[t], vr = (e) => Yn.filter((t) => A(t, e).length > 0), yr = (e, t, n) => A(e, t).some(({ effect: e }) => "do" in e && e.do.some((e) => e.op === n)), br = (...e) => Yn.filter((t) => !e.includes(O(t))), xr = { never: br("colty", "mcready", "frontier") }, Sr = { never: br("ambush") }, Cr = He({
	coltyDeck: w("nobody", { never: br("colty") }),
	mcreadyDeck: w("nobody", { never: br("mcready") }),
	frontier: w("nobody", { never: br("frontier") }),
	hand: Re("owner", xr),
	discard: Re("all", xr),
	frontierDiscard: w("all", {
		order: "free",
		never: br("frontier")
	}),
	played: w("all"),
	column: Be(er, "all"),
	blockers: ze(er, "all"),
	range: Re("all", { order: "fixed" }),
	stash: Re("owner", {
		order: "fixed",
		...xr
	}),
	aside: Re("owner", xr),
	gang: w("all"),
	graveyard: w("all", { order: "free" }),
	prison: w("all"),
	ambush: ze(er, "nobody", Sr),
	sprung: ze(er, "all"),
	unseen: w("nobody", Sr),
	duel: Re("owner", {
		order: "fixed",
		...xr
	}),
	beside: w("all"),
	removed: w("all", { order: "free" })
}, 2), { at: j } = Cr, wr = (e) => e === 0 ? "colty" : "mcready", Tr = (e) => e === "colty" ? 0 : 1, M = (e) => 1 - e, Er = 1500, Dr = {
	set11: {
		kind: "switch",
		default: !1
	},
	set12: {
		kind: "switch",
		default: !1
	},
	set13: {
		kind: "switch",
		default: !1
	},
	moduleA: {
		kind: "switch",
		default: !1
	},
	moduleB: {
		kind: "switch",
		default: !1
	},
	moduleC: {
		kind: "switch",
		default: !1
	},
	moduleD: {
		kind: "switch",
		default: !1
	},
	coltyDeck: {
		kind: "text",
		most: Er,
		default: "base"
	},
	mcreadyDeck: {
		kind: "text",
		most: Er,
		default: "base"
	}
}, Or = (e) => {
	let t = /* @__PURE__ */ new Set(["base"]);
	return e.set11 && t.add("1.1"), e.set12 && t.add("1.2"), e.set13 && t.add("1.3"), e.moduleD && t.add("1.4"), t;
}, kr = ({ turn: e, active: t, phase: n, place: r, space: i, border: a, borderGone: o, gritGone: s, dollars: c, tokens: l, hostage: u, died: d, attack: f, usedNow: p, used: m, ended: ee, winner: te }) => ({
	turn: e,
	active: t,
	phase: n,
	place: r,
	space: i,
	border: a,
	borderGone: o,
	gritGone: s,
	dollars: c,
	tokens: l,
	hostage: u,
	died: d,
	attack: f,
	usedNow: p,
	used: m,
	ended: ee,
	winner: te
}), Ar = (e) => e === 0 ? j.coltyDeck : j.mcreadyDeck, jr = /* @__PURE__ */ new Map([["gang", j.gang]]);
for (let e of [0, 1]) {
	for (let t of er) jr.set(`${wr(e)}:${t}`, j.column(e, t));
	jr.set(`${wr(e)}:range`, j.range(e));
}
for (let e of er) jr.set(`block:${e}`, j.blockers(e));
var Mr = [];
for (let [e, t] of jr) Mr[t.row] = e;
var N = (e) => jr.get(e) ?? null, P = (e) => Mr[e.row], Nr = er, Pr = Nr.filter((e) => e !== "san-manzanillo-prison"), F = (e) => e.config.set12 ? Nr : Pr, Fr = {
	turn: 1,
	active: 0,
	phase: "set-up",
	place: "bank",
	space: 1,
	border: 12,
	borderGone: 0,
	gritGone: 0,
	dollars: [0, 0],
	tokens: [],
	hostage: null,
	died: 0,
	attack: null,
	usedNow: [],
	used: [],
	ended: null,
	winner: null
}, Ir = {
	mcready: {
		"1.1": {
			in: {
				"pinkerton-agent": 3,
				"belle-ransom": 1,
				"trail-lookout": 2,
				"old-three-fingers": 1,
				"brakemans-warning": 1,
				deadfall: 1
			},
			out: {
				lawman: 2,
				cowboy: 2,
				"bounty-hunter": 1,
				"apache-scout": 1,
				"sharps-rifle": 1,
				"out-of-ammo": 1,
				"shoot-the-gun": 1
			}
		},
		"1.2": {
			in: {
				"swain-boys": 1,
				"prison-guard": 2,
				"warden-thorne": 1,
				bloodhounds: 2,
				"the-gallows": 1,
				"hunt-the-man-down": 1,
				"leg-irons": 1
			},
			out: {
				lawman: 1,
				cowboy: 2,
				"mounted-posse": 1,
				"sharps-rifle": 1,
				"buffalo-stampede": 1,
				"out-of-ammo": 1,
				ambush: 1,
				"river-in-flood": 1
			}
		},
		"1.3": {
			in: {
				"border-patrol": 2,
				"hollis-reed": 1,
				federales: 2,
				"reward-money": 2,
				"best-money-can-buy": 1,
				"old-scores": 1
			},
			out: {
				"apache-scout": 1,
				"hired-gun": 1,
				"bounty-hunter": 1,
				deputy: 1,
				cowboy: 1,
				"wire-ahead": 1,
				"wanted-poster": 1,
				"get-a-rope-boys": 1,
				"shoot-the-gun": 1
			}
		},
		"1.4": {
			in: {
				"texas-ranger": 2,
				"rock-strewn-vantage-point": 2,
				"volcanic-pistol": 1,
				"trained-in-the-pinkerton-ways": 1,
				"lee-shao": 1,
				"double-the-guard": 1,
				"clarence-stickley": 1
			},
			out: {
				deputy: 2,
				"hired-gun": 1,
				lawman: 1,
				cowboy: 1,
				"sharps-rifle": 1,
				"rickety-bridge": 1,
				"apache-scout": 1,
				"mounted-posse": 1
			}
		}
	},
	colty: {
		"1.1": {
			in: {
				"cherokee-freedmen": 2,
				"dragged-behind-the-horse": 2,
				"robbers-roost": 1,
				"hidden-gun-cache": 2,
				"smoke-signals": 1,
				"turn-the-tables": 1
			},
			out: {
				comancheros: 1,
				banditos: 1,
				"chew-on-this": 1,
				"ride-for-the-border": 1,
				saddlebags: 1,
				"cut-the-wire": 1,
				"38-special": 2,
				"45-long-colt": 1
			}
		},
		"1.2": {
			in: {
				"wriggler-hooley": 1,
				"duster-coat": 2,
				"hacksaw-in-a-pie": 1,
				"fight-on-the-train-roof": 1,
				"an-honest-bribe": 1,
				"spencer-carbine": 2,
				"straw-dummies": 1
			},
			out: {
				comancheros: 1,
				"ride-for-the-border": 1,
				"chew-on-this": 1,
				dynamite: 1,
				"fire-at-will": 1,
				"adios-amigos": 1,
				"45-long-colt": 1,
				"sawed-off-shotgun": 1,
				"38-special": 1
			}
		},
		"1.3": {
			in: {
				"austin-granby": 1,
				pistoleros: 2,
				"bribe-the-federales": 2,
				"bottle-of-mescal": 1,
				"sack-of-loot": 2,
				"gold-plated-revolver": 1
			},
			out: {
				comancheros: 1,
				banditos: 1,
				"rosa-delgado": 1,
				"ride-for-the-border": 1,
				"rotgut-whiskey": 1,
				"stolen-horses": 1,
				"shoot-our-way-out": 1,
				sandstorm: 1,
				derringer: 1
			}
		},
		"1.4": {
			in: {
				"upturned-wagon": 2,
				"ramshackle-hut": 1,
				"indian-burial-ground": 1,
				"the-jakes": 1,
				"pull-the-bars-out": 1,
				"fan-the-gun": 2,
				"trixie-and-delilah": 1,
				"travis-dane": 1
			},
			out: {
				comancheros: 1,
				banditos: 1,
				"hail-of-bullets": 1,
				"sawed-off-shotgun": 1,
				"38-special": 1,
				"45-long-colt": 1,
				derringer: 1,
				"fire-at-will": 1,
				dynamite: 1,
				"stolen-horses": 1
			}
		}
	}
}, Lr = [
	"character",
	"firepower",
	"action"
], Rr = ({ fault: e, rule: t, ...n }) => [e, ...Object.values(n)].join(" "), zr = (e) => Object.fromEntries(ur(e).flatMap((e) => e.set === "base" ? [[e.id, e.copies]] : [])), Br = (e, t) => {
	let n = new Map(Object.entries(e));
	for (let [e, r] of t) n.set(e, (n.get(e) ?? 0) + r);
	return Object.fromEntries([...n].filter(([e, t]) => t !== 0 || !Zn(e)));
}, Vr = (e, t) => {
	let n = [];
	for (let r of [
		"1.1",
		"1.2",
		"1.3",
		"1.4"
	]) if (t.has(r)) {
		for (let [t, i] of Object.entries(Ir[e][r].out)) n.push([t, -i]);
		n.push(...Object.entries(Ir[e][r].in));
	}
	return Br(zr(e), n);
}, Hr = (e, t, n, r) => {
	if (!Zn(t)) return [{
		fault: "UNKNOWN_CARD",
		rule: "RV-255",
		card: t
	}];
	let i = D(t);
	if (!lr(t)) return [{
		fault: "NOT_A_DECK_CARD",
		rule: "RV-253",
		card: t
	}];
	if (i.back !== e) return [{
		fault: "WRONG_SIDE",
		rule: "RV-252",
		card: t
	}];
	if (n < 0) return [{
		fault: "UNKNOWN_CARD",
		rule: "RV-255",
		card: t,
		missing: -n
	}];
	let a = [];
	return r.has(i.set) || a.push({
		fault: "SET_NOT_ENABLED",
		rule: "RV-254",
		card: t
	}), i.unique && n > 1 ? a.push({
		fault: "DUPLICATE_UNIQUE",
		rule: "RV-250",
		card: t
	}) : n > i.copies && a.push({
		fault: "TOO_MANY_COPIES",
		rule: "RV-251",
		card: t,
		found: n,
		allowed: i.copies
	}), a;
}, Ur = (e, t, n) => {
	let r = 0;
	for (let i of e) i.type === n && (r += t[i.id] ?? 0);
	return r;
}, Wr = (e, t, n) => {
	let r = [], i = Object.entries(t), a = i.reduce((e, [, t]) => e + Math.max(0, t), 0);
	a !== 62 && r.push({
		fault: "DECK_SIZE",
		rule: "RV-245",
		found: a,
		allowed: 62
	});
	for (let [t, a] of i) r.push(...Hr(e, t, a, n));
	let o = ur(e);
	for (let e of o) e.icons.includes("gunfighter") && !(t[e.id] >= 1) && r.push({
		fault: "GUNFIGHTER_MISSING",
		rule: "RV-246",
		card: e.id
	});
	let s = zr(e);
	for (let e of Lr) {
		let [n, i] = [Ur(o, t, e), Ur(o, s, e)];
		n > i && r.push({
			fault: "TYPE_EXCESS",
			rule: "RV-249",
			type: e,
			found: n,
			allowed: i
		});
	}
	return r;
}, Gr = /^([+-]?)(.+?)(?:\*([1-9]\d{0,2}))?$/, Kr = (e, t, n) => {
	if (t === "preset") return Vr(e, n);
	let r = t.split(/\s+/).filter((e) => e !== "" && e !== "base").map((e) => {
		let [, t, n, r = "1"] = Gr.exec(e);
		return [n, Number(r) * (t === "-" ? -1 : 1)];
	});
	return Br(zr(e), r);
}, qr = /* @__PURE__ */ new WeakMap(), Jr = (e) => {
	let t = qr.get(e);
	if (t !== void 0) return t;
	let n = Or(e), r = {
		colty: Kr("colty", e.coltyDeck, n),
		mcready: Kr("mcready", e.mcreadyDeck, n)
	};
	return qr.set(e, r), r;
}, Yr = (e, t) => {
	let n = D(e);
	if (n.module !== void 0) return Number(t[n.module]);
	switch (n.back) {
		case "colty":
		case "mcready": return Jr(t)[n.back][e] ?? 0;
		case "frontier": return (n.set === "1.3" ? t.set13 : t.moduleC) ? n.copies : 0;
		case "ambush": return t.set11 ? n.copies : 0;
		case "gang": return n.set === "base" || (n.set === "1.1" ? t.set11 : t.set12) ? 1 : 0;
		case "table": return 1;
	}
}, Xr = /* @__PURE__ */ t({
	act: () => $r,
	answerOf: () => di,
	ask: () => ti,
	call: () => si,
	each: () => ui,
	loop: () => li,
	race: () => ri,
	script: () => Qr,
	when: () => ci,
	window: () => ni
}), Zr = (e) => e.flat(Infinity), Qr = (e, t = {}) => {
	let n = Zr(e);
	return {
		steps: [...n, ...Zr(t.always ?? [])],
		always: n.length,
		locks: t.locks ?? []
	};
}, $r = (e) => ({
	op: "act",
	run: e
}), ei = (e) => ({
	op: "skip",
	run: e
}), ti = ({ question: e, about: t, who: n, verbs: r, into: i, lapse: a, within: o }) => ({
	op: "ask",
	question: e,
	...t === void 0 ? {} : { about: t },
	who: n,
	verbs: r,
	into: i,
	lapse: a,
	within: o ?? null
}), ni = ({ question: e, who: t, verbs: n, within: r }) => ({
	op: "window",
	question: e,
	who: t,
	verbs: n,
	within: r
}), ri = ({ question: e, who: t, hand: n, into: r, within: i, mayMiss: a, atCue: o }) => ({
	op: "race",
	question: e,
	who: t,
	hand: n,
	into: r,
	within: i,
	mayMiss: a,
	atCue: o
}), ii = (e, t) => t.by, ai = {}, oi = () => ai, si = (e, { by: t = ii, vars: n = oi } = {}) => ({
	op: "call",
	named: typeof e == "string" ? e : null,
	script: typeof e == "string" ? () => e : e,
	by: t,
	vars: n
}), ci = (e, ...t) => {
	let n = Zr(t);
	return [ei((t, r) => e(t, r) ? 0 : n.length), ...n];
}, li = (e, ...t) => {
	let n = Zr(t);
	return [
		ei((t, r) => e(t, r) ? 0 : n.length + 1),
		...n,
		ei((t, r) => e(t, r) ? -n.length - 1 : 0)
	];
}, ui = (e, t, ...n) => {
	let r = `${t}:all`;
	return [$r((t, n) => t.note(r, e(t.table, n))), ...li((e, t) => t.vars[r].length > 0, $r((e, n) => {
		let [i, ...a] = n.vars[r];
		e.note(t, i), e.note(r, a);
	}), ...n)];
}, di = (e, t, n) => {
	for (let { seat: r, move: i } of e.vars[t]) if (r === n) return i;
	throw Error(`seat ${n} has not answered "${t}"`);
}, fi = (e, { name: t }) => e.do === t, pi = (e, t, n, r) => {
	for (let { seat: i, move: a } of e.vars[t] ?? []) if (i === n && fi(a, r)) return a;
	return null;
}, mi = (e, t) => {
	let n = e.vars.move;
	if (n === void 0 || !fi(n, t)) throw Error(`"${e.script}" was not set off by "${t.name}"`);
	return n;
}, { act: I, answer: hi, ask: gi, call: L, cause: _i, does: vi, each: yi, loop: bi, script: R, standing: xi, verb: z, when: B } = {
	...Xr,
	...vt,
	top: x,
	does: fi,
	answer: pi,
	cause: mi
}, Si = ["creek", "cortez"], Ci = (e, t, n) => {
	let { tokens: r } = e.open;
	if (r.length === 0) return null;
	let i = P(t);
	for (let e of r) if (e.card === n && e.row === i) return e;
	return null;
}, V = (e, t, n) => {
	let r = g(e, t)[n], i = ue(e, r);
	if (i === null) throw Error("cards in play lie face up");
	return {
		id: r,
		face: i,
		spot: t,
		i: n,
		seat: t.owner ?? +(O(i) === "mcready"),
		place: t.place,
		on: Ci(e, t, n)
	};
}, wi = (e, t) => {
	let n = [], r = g(e, t).length;
	for (let i = 0; i < r; i++) Ci(e, t, i)?.under !== !0 && n.push(V(e, t, i));
	return n;
}, H = (e, t, n) => wi(e, j.column(t, n)), Ti = Cr.spots.filter((e) => [
	"column",
	"blockers",
	"range",
	"gang"
].includes(e.zone)), Ei = (e, t) => {
	for (let n of Ti) {
		let r = e.cards[n.row].indexOf(t);
		if (r >= 0) return V(e, n, r);
	}
	return null;
}, Di = (e, t, n) => {
	let r = [];
	for (let i of [0, 1]) Bi(e, j.column(i, n), t) && r.push(...H(e, i, n).filter((e) => e.face === t));
	return r;
}, Oi = (e, t) => {
	if (t.on?.under !== !0) return null;
	let n = t.i - 1;
	for (; Ci(e, t.spot, n)?.under === !0;) n--;
	return V(e, t.spot, n);
}, ki = (e, t) => {
	let n = [];
	for (let r = t.i + 1; Ci(e, t.spot, r)?.under === !0; r++) n.push(V(e, t.spot, r));
	return n;
}, U = (e) => e.open.place === tr, Ai = (e, t) => t.on !== null && (t.on.eagle || t.on.under && Oi(e, t).on?.eagle === !0), ji = (e, t, n = !1) => Ai(e, t) ? !1 : n || !U(e) || t.place !== "san-manzanillo-prison" && t.spot.zone !== "range", Mi = [
	"no-limit",
	"immovable",
	"sandstorm-immune"
], Ni = (e, t, n) => k(t.face, n) && (Mi.includes(n) ? ji(e, t) : !Ai(e, t)), Pi = (e) => D(e).type, Fi = (e) => O(e) === "frontier" && Pi(e) === "character", Ii = (e, t) => t.seat === 1 && !Ai(e, t) && (k(t.face, "lawman") || Fi(t.face)), Li = (e, t) => t.seat === 0 && !Ai(e, t) && (k(t.face, "bandit-ally") || Fi(t.face)), Ri = (e, t) => Pi(t.face) !== "location" && !Ni(e, t, "immovable"), zi = (e) => wi(e, j.gang), Bi = (e, t, n) => g(e, t).some((t) => ue(e, t) === n), Vi = (e, t) => Bi(e, j.gang, t), Hi = (e, t) => Bi(e, j.graveyard, t), Ui = (e) => {
	let t = F(e);
	return t[t.indexOf(e.open.place) - 1] ?? null;
}, Wi = (e, t) => F(e).indexOf(t) > F(e).indexOf(e.open.place), Gi = {
	chips: 0,
	red: 0,
	grit: 0,
	eagle: !1,
	under: !1
}, Ki = (e) => e.chips === 0 && e.red === 0 && e.grit === 0 && !e.eagle && !e.under, W = (e, { spot: t, i: n }, r) => {
	let i = P(t), a = {
		...Ci(e.table, t, n) ?? {
			row: i,
			card: n,
			...Gi
		},
		...r
	}, o = e.table.open.tokens.filter((e) => e.card !== n || e.row !== i);
	e.open({ tokens: Ki(a) ? o : [...o, a] });
}, qi = (e, t) => {
	let n = 0;
	for (let r of e.open.tokens) n += r[t];
	return n;
}, Ji = ({ config: e }) => e.moduleA || e.moduleC || e.moduleD, Yi = (e) => 6 - qi(e, "chips"), Xi = (e) => (Ji(e) ? 4 : 0) - qi(e, "red"), Zi = (e) => 6 - e.open.gritGone - qi(e, "grit"), Qi = (e) => 14 - e.open.borderGone - e.open.border, $i = (e) => e.config.set13 ? 12 - e.open.dollars[0] - e.open.dollars[1] : 0, ea = (e, t, n, r = !1) => {
	let [i, a] = [r ? 0 : Math.min(n, Yi(e.table)), Xi(e.table)], o = Math.min(n - i, a);
	if (i + o === 0) return;
	let s = Ci(e.table, t.spot, t.i);
	W(e, t, {
		chips: (s?.chips ?? 0) + i,
		red: (s?.red ?? 0) + o
	}), e.say("chips", {
		card: t.face,
		row: P(t.spot),
		n: i + o
	});
}, ta = (e, t, n) => {
	let { chips: r = 0, red: i = 0 } = t.on ?? {}, a = Math.min(n, r), o = Math.min(n - a, i);
	a + o !== 0 && (W(e, t, {
		chips: r - a,
		red: i - o
	}), e.say("chips", {
		card: t.face,
		row: P(t.spot),
		n: -a - o
	}));
}, na = (e, t) => {
	Zi(e.table) !== 0 && (W(e, t, { grit: (t.on?.grit ?? 0) + 1 }), e.say("grit", {
		card: t.face,
		row: P(t.spot),
		n: 1
	}));
}, ra = /* @__PURE__ */ new Map();
for (let e of vr("state")) for (let { effect: t } of A(e, "state")) t.on === "state" && t.gone !== void 0 && ra.set(e, {
	who: t.if.dead,
	why: t.gone
});
var ia = (e, t) => {
	let n = ra.get(t);
	return n !== void 0 && Hi(e, n.who) ? n.why : null;
}, aa = (e, t) => {
	if (ia(e, t) !== null) return j.removed;
	let n = O(t);
	return n === "frontier" ? j.frontierDiscard : n === "colty" || n === "mcready" ? j.discard(Tr(n)) : j.removed;
}, G = (e, t, n) => {
	let r = /* @__PURE__ */ new Map();
	for (let n of t) {
		let t = aa(e.table, v(e.table, n));
		r.set(t, [...r.get(t) ?? [], n]);
	}
	for (let [t, i] of r) e.move(i, n, t);
}, oa = (e, t, n, r) => {
	let { tokens: i } = e.table.open, a = P(t);
	i.some((e) => e.row === a && e.card >= n) && e.open({ tokens: i.flatMap((e) => e.row !== a || e.card < n ? [e] : e.card < n + r ? [] : [{
		...e,
		card: e.card - r
	}]) });
}, sa = (e, t, n) => {
	let r = ki(e.table, t);
	oa(e, t.spot, t.i, 1 + r.length);
	for (let n of r) G(e, [n.id], t.spot);
	yr(t.face, "enter", "stash") && G(e, g(e.table, j.stash(t.seat)).slice(), j.stash(t.seat)), e.move([t.id], t.spot, n);
}, ca = (e, t) => {
	oa(e, t.spot, t.i, 1), G(e, [t.id], t.spot);
}, la = (e, t, n) => {
	let r = [t, ...ki(e.table, t)], i = g(e.table, n).length, a = P(n), o = r.flatMap((e, t) => e.on === null ? [] : [{
		...e.on,
		row: a,
		card: i + t
	}]);
	oa(e, t.spot, t.i, r.length), e.move(r.map((e) => e.id), t.spot, n), o.length > 0 && e.open({ tokens: [...e.table.open.tokens, ...o] });
}, ua = (e, t, n, r) => {
	let i = r.i + ki(e.table, r).length, a = P(r.spot), o = g(e.table, r.spot).slice(i + 1);
	e.move([t], n, r.spot), o.length > 0 && e.move(o, r.spot, r.spot, { quiet: !0 }), e.open({ tokens: [...e.table.open.tokens.map((e) => e.row === a && e.card > i ? {
		...e,
		card: e.card + 1
	} : e), {
		row: a,
		card: i + 1,
		...Gi,
		under: !0
	}] });
}, da = (e) => e.open.tokens, fa = ({ row: e }) => N(e), pa = (e, t) => {
	let n = g(e, fa(t));
	return typeof t.card == "string" ? n.findIndex((n) => v(e, n) === t.card) : t.card < n.length ? t.card : -1;
}, ma = (e, t) => da(e).reduce((e, n) => e + (n[t] ?? 0), 0), ha = (e) => {
	let { place: t, space: n, active: r, phase: i } = e.open;
	if (!F(e).includes(t)) return `place is ${t}: without set 1.2 it must be one of ${F(e).join(", ")}`;
	let { spaces: a } = Qn[t];
	return n > a ? `space is ${n}: ${t} has ${a}` : i === "advance" && r !== 0 ? "phase is advance in the turn of McReady: only Colty advances" : (i === "attack" || i === "check") && r !== 1 ? `phase is ${i} in the turn of Colty: only McReady attacks` : null;
}, ga = (e) => Ne(da(e), (t) => {
	let n = _(e, fa(t)), r = pa(e, t);
	return r < 0 ? `tokens lie on card ${JSON.stringify(t.card)} of ${t.row}, which has ${n} card${n === 1 ? "" : "s"}: it must be one of them` : da(e).some((n) => n !== t && n.row === t.row && pa(e, n) === r) ? `tokens names card ${r} of ${t.row} twice` : t.under === !0 ? fa(t).zone === "column" ? r === 0 ? `the first card of ${t.row} lies under another: there must be one before it` : null : `a card lies under another in ${t.row}: only a column has such cards` : null;
}), _a = (e) => {
	let { border: t, borderGone: n, gritGone: r, dollars: i } = e.open, a = da(e).map((e) => ({
		...e,
		card: 0,
		chips: e.chips ?? 0,
		red: e.red ?? 0,
		grit: e.grit ?? 0,
		eagle: e.eagle ?? !1,
		under: !1
	})), o = {
		...e,
		open: {
			...e.open,
			tokens: a
		}
	};
	if (Qi(o) < 0) return `border and borderGone make ${t + n}: there are 14`;
	if (t === 0) return "border is 0: the game would be over";
	if (Zi(o) < 0) return `True Grit on cards and gritGone make ${ma(e, "grit") + r}: there are 6`;
	if (Yi(o) < 0) return `chips on cards make ${ma(e, "chips")}: there are 6`;
	if (Xi(o) < 0) return `red chips on cards make ${ma(e, "red")}: there are ${Xi(o) + ma(e, "red")} with these options`;
	if ($i(o) < 0 || !e.config.set13 && i.some((e) => e > 0)) return `dollars make ${i[0] + i[1]}: there are ${e.config.set13 ? 12 : "none without set 1.3"}`;
	let s = a.filter((e) => e.eagle).length;
	return s > 1 ? `${s} Eagles lie on cards: there is 1` : null;
}, va = (e) => {
	let { hostage: t } = e.open;
	return _(e, j.gang) === 0 || !y(e, j.gang).some((e) => yr(e, "death", "lose")) ? "Jack Colty is not in the gang: without him the game would be over" : t !== null && !e.config.moduleA ? "there is no hostage without module A: hostage must be null" : t !== null && t !== "creek" && !y(e, j.gang).includes(t) ? "hostage is with Cortez, who is not in the gang: it must be null" : t === "creek" && F(e).indexOf(e.open.place) > F(e).indexOf("rattlesnake-creek") ? "hostage is at the creek, which is behind: it must be null or cortez" : null;
}, ya = [
	"colty",
	"mcready",
	"frontier"
], ba = (e) => {
	switch (e.zone) {
		case "column":
		case "range":
		case "blockers": return [...ya, "table"];
		case "gang":
		case "graveyard": return ["gang"];
		case "prison": return ["gang", "colty"];
		case "discard": return [wr(e.owner)];
		case "sprung": return ["ambush"];
		case "beside": return ["table"];
		default: return null;
	}
}, xa = (e, t, n) => {
	let { zone: r, place: i, owner: a } = t;
	if (_(e, t) === 0) return null;
	if (r === "played" || r === "aside" || r === "duel") return Me(e, t, 0, 0, n);
	if (i === "san-manzanillo-prison" && !e.config.set12) return `${r} has cards at ${tr}: without set 1.2 there is no prison`;
	if (r === "ambush" || r === "stash") {
		let r = Me(e, t, 0, 1, n);
		if (r !== null) return r;
	}
	if (r === "stash" && !y(e, j.range(a)).some((e) => yr(e, "enter", "stash"))) return `${n(a)} has a card in the stash and no Strongbox on the Open Range`;
	if (r === "prison" && !y(e, t).every((e) => ["prison", "box"].includes(D(e).begins ?? ""))) return "prison holds Santiago and the Garrotte only";
	let o = ba(t), s = o === null ? void 0 : y(e, t).find((e) => !o.includes(O(e)));
	return s === void 0 ? null : `${s} lies in ${r}${i === null ? "" : ` at ${i}`}: it is a card of ${O(s)}`;
}, Sa = (e, t) => Ne(Cr.spots, (n) => xa(e, n, t)), Ca = new Set(Yn), wa = new Set(Cr.spots.flatMap((e) => P(e) ?? [])), Ta = {
	facts: (e) => ({
		turn: S(1, 60),
		active: Ee(e),
		phase: we("set-up", "advance", "draw", "play", "attack", "check"),
		place: we(...er),
		space: S(1, Math.max(...er.map((e) => Qn[e].spaces))),
		border: S(0, 14),
		borderGone: S(0, 14),
		gritGone: S(0, 6),
		dollars: ke(e, S(0, 12)),
		tokens: Oe(Ae({
			row: Te("a row such as colty:bank, mcready:range, block:bank or gang", wa),
			card: De(S(0, 60), Te("a face", Ca)),
			chips: S(0, 6),
			red: S(0, 4),
			grit: S(0, 6),
			eagle: Ce,
			under: Ce
		}, [
			"chips",
			"red",
			"grit",
			"eagle",
			"under"
		])),
		hostage: we(...Si, null),
		died: S(0, 12),
		attack: we(null),
		usedNow: Oe(Te("a face", Ca)),
		used: Oe(Te("a face", Ca)),
		ended: we(null),
		winner: we(null)
	}),
	must: [
		ha,
		ga,
		_a,
		va,
		Sa
	]
}, Ea = (e) => A(e, "static").some(({ effect: e }) => e.on === "static" && e.do.some((e) => e.op === "forbid" && e.what === "shuffle-back")), Da = (e, t, n) => {
	let [r, i] = [[], []];
	for (let t of g(e.table, n)) (Ea(v(e.table, t)) ? i : r).push(t);
	e.move(i, n, j.removed), r.length !== 0 && (e.move(r, n, t), e.shuffle(t));
}, Oa = (e, t) => {
	let n = Ar(t);
	return _(e.table, n) === 0 && Da(e, n, j.discard(t)), n;
}, ka = (e, t, n) => {
	for (let r = n; r > 0;) {
		let n = Oa(e, t), i = g(e.table, n).slice(0, r);
		if (i.length === 0) return;
		e.move(i, n, j.hand(t)), r -= i.length;
	}
}, Aa = (e, t) => _(e, Ar(t)) > 0 || _(e, j.discard(t)) > 0, ja = (e) => _(e, j.frontier) > 0 || _(e, j.frontierDiscard) > 0, Ma = (e, t) => {
	_(e.table, j.frontier) === 0 && Da(e, j.frontier, j.frontierDiscard);
	let n = g(e.table, j.frontier)[0];
	return e.move([n], j.frontier, j.hand(t)), n;
}, Na = (e, t, n) => {
	let r = j.hand(t);
	G(e, e.some(r, n), r);
}, Pa = (e, t, n) => {
	let { dollars: r } = e.table.open, i = Math.max(-r[t], Math.min(n, $i(e.table)));
	i !== 0 && (e.open({ dollars: r.map((e, n) => n === t ? e + i : e) }), e.say("dollars", {
		seat: t,
		n: i
	}));
}, Fa = (e, t) => {
	for (let n of [t, +(t === 0)]) {
		let t = j.hand(n), r = g(e.table, t).filter((t) => O(v(e.table, t)) === wr(n));
		r.length !== 0 && (e.move(r, t, Ar(n)), e.shuffle(Ar(n)), ka(e, n, r.length));
	}
}, Ia = (e, t, n, r) => t !== null && n.some((n) => H(e, n, t.place).some((n) => n.id !== t.id && r.includes(n.face) && !Ai(e, n))), La = ({ on: e }) => (e?.chips ?? 0) + (e?.red ?? 0), Ra = {
	not: (e, t, n) => !K(e, t, n),
	marker: (e, t) => e.open.place === t,
	here: (e, t, { piece: n }) => n?.place === (t === "current" ? e.open.place : t),
	beside: (e, t, { piece: n }) => Ia(e, n, n === null ? [] : [n.seat], t),
	facing: (e, t, { piece: n }) => Ia(e, n, [0, 1], t),
	aloneInColumn: (e, t, { piece: n }) => n !== null && wi(e, n.spot).length === 1,
	withoutChips: (e, t, { piece: n }) => n !== null && La(n) === 0,
	inPlay: (e, t) => F(e).some((n) => H(e, 1, n).some((e) => e.face === t)),
	lives: (e, t) => zi(e).some((e) => e.face === t),
	dead: (e, t) => Hi(e, t),
	livesBesides: (e, t) => zi(e).some((e) => e.face !== t),
	livesWithRating: (e, t) => zi(e).some((e) => sr(e.face) <= t),
	died: (e, t) => t === "turn" ? e.open.died > 0 : e.open.attack?.casualty === !0,
	attackFailed: (e) => e.open.attack !== null && e.open.attack.mcready <= e.open.attack.colty,
	opponentHasDollar: (e, t, { seat: n }) => e.open.dollars[M(n)] > 0
}, za = (e, t, n, r) => Ra[t](e, n, r), K = (e, t, n) => {
	for (let r in t) {
		let i = r;
		if (!za(e, i, t[i], n)) return !1;
	}
	return !0;
}, Ba = (e, t) => Ai(e, t) ? 0 : D(t.face).firepower ?? 0, Va = (e, t) => !Ai(e, t) && D(t.face).firepower !== null, Ha = Yn.filter((e) => A(e, "static").some(({ effect: e }) => e.on === "static" && e.do.some((e) => e.op === "fp-mod" && e.target === "column"))), Ua = (e, t, n) => {
	if (Ai(e, t)) return 0;
	let r = D(t.face).firepower ?? 0;
	t.on !== null && (r += t.on.chips + t.on.red);
	for (let n of ki(e, t)) r += D(n.face).firepower ?? 0;
	for (let { effect: n } of A(t.face, "static")) if (n.on === "static" && ji(e, t, n.namesPrison)) for (let i of n.do) i.op === "fp-mod" && i.target === "self" && K(e, i.if, {
		seat: t.seat,
		piece: t
	}) && (r += i.n);
	for (let i of n) if (Ha.includes(i.face) && ji(e, i)) {
		for (let { effect: e } of A(i.face, "static")) if (e.on === "static") for (let n of e.do) n.op === "fp-mod" && n.target === "column" && n.ids.includes(t.face) && (r += n.n);
	}
	return r;
}, Wa = (e, t, n) => {
	let r = H(e, t, n), i = 0;
	for (let t of r) i += Ua(e, t, r);
	return i;
}, Ga = (e, t) => {
	let n = Wa(e, 1, t) + (e.open.attack?.bonus ?? 0);
	for (let r of de(e, j.sprung(t))) for (let { effect: e } of A(r, "reveal")) e.on === "reveal" && (n += e.here ?? 0);
	return {
		mcready: n,
		colty: Wa(e, 0, t) + Qn[t].defence
	};
}, Ka = ({ mcready: e, colty: t }) => e > t, qa = (e, t) => k(e, "lock") && D(t).firepower <= D(e).firepower, Ja = /* @__PURE__ */ new Map();
for (let e of Yn) for (let { effect: t } of A(e, "static")) if (t.on === "static") {
	for (let n of t.do) if (n.op === "cost-mod") for (let r of n.ids) Ja.set(r, [...Ja.get(r) ?? [], {
		from: e,
		mod: n,
		inHand: t.zone === "hand"
	}]);
}
var Ya = (e, t) => e === "self" ? t : e === "opp" ? 1 - t : Tr(e), Xa = (e, { from: t, mod: n, inHand: r }, i) => r ? +(n.at === e.open.place) : D(t).type === "bandit" ? Ya(n.who, 0) === i && Vi(e, t) ? 1 : 0 : Di(e, t, e.open.place).filter((r) => ji(e, r) && Ya(n.who, r.seat) === i && A(t, "static").some(({ effect: t }) => t.on === "static" && t.do.includes(n) && K(e, t.if, {
	seat: r.seat,
	piece: r
}))).length, Za = (e, t, n) => {
	let { discard: r = 0, random: i = 0, dollars: a = 0 } = D(n).cost, o = Ja.get(n);
	if (o === void 0) return {
		discard: r,
		random: i,
		dollars: a
	};
	let s = r;
	for (let n of o) s += n.mod.discard * Xa(e, n, t);
	return {
		discard: Math.max(0, s),
		random: i,
		dollars: a
	};
}, Qa = [3, Infinity], $a = ["no-limit", "sandstorm-immune"], eo = (e, t, n) => {
	let r = Qa[t];
	for (let i of wi(e, j.blockers(n))) if (!Ai(e, i)) {
		for (let { effect: e } of A(i.face, "static")) if (e.on === "static") for (let n of e.do) n.op === "limit" && Tr(n.side) === t && (r = Math.min(r, n.value));
	}
	return r;
}, to = (e, t, n, r) => {
	if (!(U(e) && n === "san-manzanillo-prison") && k(r, $a[t])) return !0;
	let i = 0;
	for (let r of H(e, t, n)) Ni(e, r, $a[t]) || i++;
	return i < eo(e, t, n);
}, no = (e, t, n, r) => !(U(e) && n === "san-manzanillo-prison") && A(r, "static").some(({ effect: e }) => e.on === "static" && e.do.some((e) => e.op === "forbid" && e.what === "second-copy-in-column")) && H(e, t, n).some((e) => e.face === r), q = (e, t, n, r = !1) => ({
	of: e,
	n: t,
	path: [],
	i: 0,
	self: n === null ? [] : [n],
	neutral: r
}), ro = (e) => e.vars.of, io = (e) => {
	let { n: t, path: n, i: r, self: i, neutral: a } = e.vars;
	return {
		of: ro(e),
		n: t,
		path: n,
		i: r,
		self: i,
		neutral: a
	};
}, ao = (e, t) => {
	let { n, path: r, i, self: a, neutral: o } = e.vars;
	return {
		of: ro(e),
		n,
		path: [
			...r,
			i,
			t
		],
		i: 0,
		self: a,
		neutral: o
	};
}, oo = (e) => {
	let { n: t, path: n } = e.vars, r = _r(ro(e), t), i = "do" in r && r.on !== "static" ? r.do : [];
	for (let e = 0; e < n.length; e += 2) {
		let t = i[n[e]];
		t.op === "choose" ? i = t.ways[n[e + 1]].do : t.op === "either" && (i = n[e + 1] === 0 ? t.yes : t.no);
	}
	return i;
}, J = (e) => oo(e)[e.vars.i], so = (e, t) => e.op === t, Y = (e, t) => {
	let n = J(e);
	if (!so(n, t)) throw Error(`${n.op} is carried out as ${t}`);
	return n;
}, co = (e) => e.vars.neutral, lo = (e, t) => {
	let n = t.vars.self[0];
	return n === void 0 ? null : Ei(e, n);
}, uo = (e) => e.vars.self[0] ?? null, fo = (e, t) => ({
	seat: t.by,
	piece: lo(e, t)
}), X = {
	optionDependency: {
		rule: "RV-016",
		why: "OPTION_DEPENDENCY: an option lacks another that it needs."
	},
	badDeck: {
		rule: "RV-256",
		why: "That deck is not legal."
	},
	notNow: {
		rule: "RV-050",
		why: "That is not asked of you now."
	},
	notYourPhase: {
		rule: "RV-062",
		why: "That is done in your own Play phase, one thing after the other."
	},
	notHeld: {
		rule: "RV-062",
		why: "You do not hold that card."
	},
	cannotAfford: {
		rule: "RV-072",
		why: "You cannot pay its whole cost."
	},
	noEffect: {
		rule: "RV-066",
		why: "It would change nothing now."
	},
	notOnItsTerms: {
		rule: "RV-066",
		why: "Its text asks for something that is not the case now."
	},
	wrongPlace: {
		rule: "RV-065",
		why: "It cannot be placed there."
	},
	coltyFull: {
		rule: "RV-078",
		why: "Your column here holds as many counted cards as it may."
	},
	sandstorm: {
		rule: "RV-087",
		why: "The Sandstorm lets no more cards into your column here."
	},
	bridge: {
		rule: "RV-088",
		why: "The Rickety Bridge lets no more counted cards into your column here."
	},
	blockers: {
		rule: "RV-085",
		why: "A battlefield holds two row-blocking cards at most, and never two with one title."
	},
	derringer: {
		rule: "RV-296",
		why: "There is one in that column already."
	},
	burialGround: {
		rule: "RV-269",
		why: "Bounty hunters may not be played where the Indian burial ground lies."
	},
	prisonOnlyBefore: {
		rule: "RV-208",
		why: "It goes into the prison only, and only before the turn marker reaches it."
	},
	prisonSilent: {
		rule: "RV-207",
		why: "At the prison only characters, firepower and cards that name the prison may be played, and texts are not used."
	},
	rangerGone: {
		rule: "RV-259",
		why: "Sister Sara is dead: the Texas Ranger can no longer be played or used."
	},
	garrotteGone: {
		rule: "RV-285",
		why: "Santiago is dead: the Garrotte can no longer be played or used."
	},
	payExactly: {
		rule: "RV-069",
		why: "Discard exactly as many cards of your hand as it costs."
	},
	noSuchCard: {
		rule: "RV-090",
		why: "There is no such card in play."
	},
	notATarget: {
		rule: "RV-090",
		why: "The effect does not reach that card."
	},
	crosshairFirst: {
		rule: "RV-100",
		why: "Cards with a crosshair must be among the victims before any other."
	},
	tooMuchPower: {
		rule: "RV-095",
		why: "Their base firepower adds up to more than it may, or nothing is named."
	},
	tooMany: {
		rule: "RV-099",
		why: "That is not the number of cards that it names."
	},
	noAbility: {
		rule: "RV-076",
		why: "That card has no such ability that you may use."
	},
	usedUp: {
		rule: "RV-076",
		why: "That ability has been used as often as it may."
	},
	noSpend: {
		rule: "RV-077",
		why: "That card has no use from hand."
	},
	notBlank: {
		rule: "RV-083",
		why: "Only a blank card may be taken away at will."
	},
	notTheLowest: {
		rule: "RV-142",
		why: "Choose one of the living bandits with the lowest survival rating."
	},
	ratingTooHigh: {
		rule: "RV-145",
		why: "Choose a living bandit that the text reaches."
	},
	derailNotNow: {
		rule: "RV-194",
		why: "Derail the Train is used once, on the 3:15 Express, while a bandit besides Jack Colty is alive."
	},
	duelNotNow: {
		rule: "RV-220",
		why: "The duel is started once, at Rattlesnake Creek, while Cortez is alive."
	},
	noCancel: {
		rule: "RV-126",
		why: "You do not hold a card that cancels this."
	},
	discardExactly: {
		rule: "RV-099",
		why: "Discard exactly as many cards of your hand as the text says."
	},
	ownOrFrontier: {
		rule: "RV-058",
		why: "Draw from your own deck or from the Frontier deck."
	},
	leftOrRight: {
		rule: "RV-276",
		why: "Left or right."
	},
	noSuchWay: {
		rule: "RV-050",
		why: "That is not one of the ways to choose from."
	},
	notInDeck: {
		rule: "RV-193",
		why: "There is no such card in your deck."
	},
	noAmbushThere: {
		rule: "RV-042",
		why: "No face-down ambush card lies there that you could look at."
	},
	notIntoPrison: {
		rule: "RV-210",
		why: "Only another character or firepower card that you can pay goes into the prison with the Duster coat."
	},
	noLock: {
		rule: "RV-226",
		why: "Only a card with a Lock may be laid against Colty’s."
	},
	spreadAll: {
		rule: "RV-112",
		why: "Spread all the chips that are left, within what the effect allows each card."
	},
	noSuchTitle: {
		rule: "RV-279",
		why: "Your opponent can hold no card with that title."
	}
}, po = /* @__PURE__ */ new Map(), mo = (e) => {
	let t = po.get(e);
	if (t !== void 0) return t;
	let n = "current";
	for (let { effect: t } of A(e, "static")) if (t.on === "static") for (let e of t.do) e.op === "place" && (n = e.allow);
	return po.set(e, n), n;
}, ho = (e, t) => {
	let { place: n } = e.open;
	switch (mo(t)) {
		case "current": return [n];
		case "prison-before-arrival": return e.config.set12 && Wi(e, "san-manzanillo-prison") ? [tr] : [];
		case "current-or-later": return U(e) ? [n] : F(e).filter((t) => t === n || Wi(e, t) && t !== "san-manzanillo-prison");
	}
}, go = (e, t) => {
	let n = ia(e, t);
	return n === null ? null : X[n];
}, _o = (e, t, n, r) => r >= (n.discard ?? 0) + (n.random ?? 0) && e.open.dollars[t] >= (n.dollars ?? 0), vo = (e, t, n, r) => k(n, "bounty-hunter") && r === e.open.place && H(e, M(t), r).some((t) => A(t.face, "static").some(({ effect: n }) => n.on === "static" && n.do.some((e) => e.op === "forbid" && e.what === "play-bounty-hunter") && ji(e, t) && K(e, n.if, {
	seat: t.seat,
	piece: t
}))), yo = (e, t, n) => t === 1 ? X.sandstorm : eo(e, 0, n) < 3 ? X.bridge : X.coltyFull, bo = (e, t, n, r) => vo(e, t, n, r) ? X.burialGround : no(e, t, r, n) ? X.derringer : to(e, t, r, n) ? null : yo(e, t, r), xo = (e, t, n) => {
	let r = Pi(n);
	if (r !== "character" && r !== "firepower") return X.notIntoPrison;
	if (mo(n) === "prison-before-arrival" && !Wi(e, "san-manzanillo-prison")) return X.prisonOnlyBefore;
	let i = de(e, j.hand(t)).some((e) => yr(e, "play", "place-in-prison")) && _(e, j.played) === 0 ? 1 : 0;
	return _o(e, t, Za(e, t, n), _(e, j.hand(t)) - 1 - i) ? go(e, n) ?? bo(e, t, n, "san-manzanillo-prison") : X.notIntoPrison;
}, So = (e, t) => !e.config.set12 || e.open.place !== "san-manzanillo-prison" && !Wi(e, "san-manzanillo-prison") ? [] : [...new Set(de(e, j.hand(t)))].filter((n) => D(n).firepower !== null && xo(e, t, n) === null), Co = (e) => e.op === "destroy" && ("totalBase" in e || "upTo" in e), wo = (e, t) => t.reduce((t, n) => t + Ba(e, n), 0), To = (e, t) => e.some((e) => e.id === t.id), Eo = (e, t, { first: n, others: r }, i) => {
	if (t.op !== "destroy" || !i.every((e) => To(n, e) || To(r, e))) return X.notATarget;
	let a = n.some((e) => !To(i, e));
	return a && i.some((e) => To(r, e)) ? X.crosshairFirst : "totalBase" in t ? a ? X.crosshairFirst : i.length > 0 && wo(e, i) <= t.totalBase ? null : X.tooMuchPower : i.length > 0 && "upTo" in t && i.length <= t.upTo ? null : X.tooMany;
};
function* Do(e, t, n) {
	let r = [...n.first, ...n.others], i = t.op === "destroy" && "upTo" in t ? t.upTo : r.length, a = r.map((t, n) => r.slice(n).reduce((t, n) => t + Math.min(0, Ba(e, n)), 0)), o = t.op === "destroy" && "totalBase" in t ? t.totalBase : Infinity;
	function* s(c, l, u) {
		let d = r[c];
		d === void 0 ? Eo(e, t, n, l) === null && (yield l) : u + a[c] > o || (l.length < i && (yield* s(c + 1, [...l, d], u + Ba(e, d))), yield* s(c + 1, l, u));
	}
	yield* s(0, [], 0);
}
// games/revolver/end.ts
var Oo = (e, t, n) => {
	e.table.open.ended === null && (e.open({
		ended: t,
		winner: n
	}), e.say("ended", {
		ending: t,
		winner: n
	}));
}, ko = (e, t) => e === "self" ? t : e === "opp" ? M(t) : Tr(e), Ao = (e, t) => e === "any" ? [0, 1] : [e === "own" ? t : e === "opp" ? M(t) : Tr(e)], jo = (e, t) => (t.on?.grit ?? 0) + +(t.face === e.open.hostage), Mo = (e, t, n, r) => {
	let i = n.at === "any" ? F(e) : [n.at === "current" ? e.open.place : r.piece?.place ?? e.open.place];
	return t.flatMap((t) => i.flatMap((n) => H(e, t, n)));
}, No = (e, t) => [...F(e).flatMap((n) => wi(e, j.blockers(n)).filter((e) => t.includes(e.seat))), ...t.flatMap((t) => wi(e, j.range(t)))], Po = (e, t, n) => {
	let r = Ao(t.side, n.seat), i = () => Mo(e, r, t, n);
	switch (t.what) {
		case "card": return t.wide ? [...i(), ...No(e, r)] : i();
		case "lawman": return i().filter((t) => Ii(e, t));
		case "ally": return i().filter((t) => Li(e, t));
		case "bandit": return r.includes(0) ? zi(e) : [];
		case "character-or-bandit": return [...i().filter((e) => Pi(e.face) === "character"), ...r.includes(0) ? zi(e) : []];
		case "any-with-grit": return [
			...i(),
			...No(e, r),
			...zi(e)
		].filter((t) => jo(e, t) > 0);
	}
}, Fo = (e, t, n) => {
	let { ids: r, notIds: i, notTypes: a, maxBase: o, maxRating: s, withoutGrit: c, withFirepower: l } = t;
	return Po(e, t, n).filter((t) => (r === void 0 || r.includes(t.face)) && i?.includes(t.face) !== !0 && a?.includes(Pi(t.face)) !== !0 && (o === void 0 || Ba(e, t) <= o) && (s === void 0 || t.spot.zone !== "gang" || sr(t.face) <= s) && (c === void 0 || jo(e, t) === 0) && (l === void 0 || Va(e, t)));
}, Io = (e, t, n, r) => {
	let i = n === "current" ? e.open.place : Ui(e);
	return i === null || t.place === i || t.spot.zone !== "column" || !Ri(e, t) ? !1 : t.seat !== r || to(e, t.seat, i, t.face) && !no(e, t.seat, i, t.face);
}, Lo = (e) => [
	"colty",
	"mcready",
	"frontier"
].includes(O(e)), Ro = (e, t, n, r) => r || t.seat === n || !Ni(e, t, "impervious"), zo = (e) => "target" in e && typeof e.target == "object" && e.target !== null ? e.target : null, Bo = (e, t) => {
	let n = zo(e)?.pick ?? "self";
	return n === "all" ? t : ko(n, t);
}, Vo = (e, t, n, r) => {
	let i = zo(t);
	if (i === null) {
		let r = "target" in t && t.target === "host" && n.piece !== null ? Oi(e, n.piece) : n.piece;
		return r === null || t.op === "move" && !Io(e, r, t.to, n.seat) ? [] : [r];
	}
	let a = Fo(e, i, n);
	switch (t.op) {
		case "destroy": return a.filter((i) => Ro(e, i, Bo(t, n.seat), r));
		case "move": return a.filter((r) => Io(e, r, t.to, n.seat));
		case "return": return a.filter((t) => Ri(e, t));
		case "shuffle-in": return a.filter((e) => Lo(e.face));
		case "unchip": return a.filter((e) => (e.on?.chips ?? 0) + (e.on?.red ?? 0) > 0);
		case "move-chip": return a.filter((e) => e.id !== n.piece?.id);
		default: return a;
	}
}, Ho = (e, t) => Vo(e, J(t), fo(e, t), co(t)), Uo = (e, t, n, r) => {
	let i = zo(t);
	if (t.op !== "destroy" || i === null || i.ids !== void 0 || i.pick === "all" || r) return [];
	let a = Bo(t, n.seat);
	return Ao(i.side, n.seat).filter((e) => e !== a).flatMap((t) => H(e, t, e.open.place)).filter((t) => Ni(e, t, "crosshair") && Ro(e, t, a, r));
}, Wo = (e, t, n, r) => {
	let i = Uo(e, t, n, r);
	return {
		first: i,
		others: Vo(e, t, n, r).filter((e) => !i.some((t) => t.id === e.id))
	};
}, Go = (e, t) => Wo(e, J(t), fo(e, t), co(t)), Ko = (e, t, n = !1) => {
	let { border: r, borderGone: i } = e.table.open, a = t > 0 ? r + Math.min(t, Qi(e.table)) : Math.max(0, r + t);
	a !== r && (e.open({
		border: a,
		borderGone: i + (n ? r - a : 0)
	}), e.say("border", {
		n: a - r,
		left: a
	}), a === 0 && Oo(e, "border", 0));
}, qo = (e, t) => t === 1 ? e.open.space > 1 : e.open.space < Qn[e.open.place].spaces, Jo = (e) => {
	let [t, ...n] = g(e.table, j.prison);
	if (t === void 0) return;
	e.say("freed"), e.move([t], j.prison, j.gang);
	let r = _(e.table, j.gang) - 1;
	Zi(e.table) > 0 && W(e, V(e.table, j.gang, r), { grit: 1 }), n.length > 0 && e.move(n, j.prison, j.hand(0));
}, Yo = (e, t, n) => {
	let r = j.hand(M(t.by)), i = n < _(e.table, r) ? e.some(r, n) : g(e.table, r);
	i.length > 0 && e.look(t.by, i, r);
}, Xo = {
	draw: (e, t, n) => ka(e, ko(n.who, t.by), n.n),
	discard: (e, t, n) => Na(e, ko(n.who, t.by), n.n),
	look: (e, t, n) => Yo(e, t, n.what === "opp-hand" ? Infinity : 1),
	"discard-self": (e, t) => {
		let n = lo(e.table, t);
		n !== null && sa(e, n, aa(e.table, n.face));
	},
	recover: (e, t, n) => {
		let r = Zn(n.id) ? b(e.table, j.discard(t.by), n.id) : null;
		r !== null && e.move([r], j.discard(t.by), j.hand(t.by));
	},
	unchip: (e, t, n) => {
		let r = lo(e.table, t);
		r !== null && typeof n.n == "number" && ta(e, r, n.n);
	},
	border: (e, t, n) => Ko(e, n.n, n.gone),
	marker: (e, t, n) => {
		qo(e.table, n.n) && (e.open({ space: e.table.open.space - n.n }), e.say("marker", {
			place: e.table.open.place,
			space: e.table.open.space
		}));
	},
	dollar: (e, t, n) => Pa(e, ko(n.who, t.by), n.n),
	"remove-self": (e, t) => {
		let n = uo(t), r = lo(e.table, t);
		r === null ? n !== null && g(e.table, j.beside).includes(n) && e.move([n], j.beside, j.removed) : sa(e, r, j.removed);
	},
	"remove-discard": (e, t, n) => {
		let r = j.discard(ko(n.who, t.by));
		e.move(g(e.table, r), r, j.removed);
	},
	"remove-prisoner": (e) => e.move(g(e.table, j.prison), j.prison, j.removed),
	lose: (e) => Oo(e, "gang-dead", 1),
	"bury-ambush": (e) => {
		let t = j.ambush(e.table.open.place);
		e.move(g(e.table, t), t, j.unseen);
	},
	"take-stash": (e, t) => {
		let n = j.stash(t.by);
		e.move(g(e.table, n), n, j.hand(t.by));
	},
	rehand: (e, t) => Fa(e, t.by),
	free: Jo,
	bonus: (e, t, n) => {
		let { attack: r } = e.table.open;
		r !== null && e.open({ attack: {
			...r,
			bonus: r.bonus + n.n
		} });
	}
}, Zo = (e) => Object.hasOwn(Xo, e.op), Qo = (e, t, n) => Xo[n.op](e, t, n), $o = (e) => e.op === "discard" ? e.how === "random" : e.op === "look" ? e.what !== "ambush" : e.op === "unchip" ? e.n !== "all-of-a-color" : Zo(e), es = (e, t, n) => {
	$o(n) && Zo(n) && Qo(e, t, n);
}, ts = (e, t, n) => {
	switch (t.op) {
		case "draw": return Aa(e, ko(t.who, n.seat));
		case "border": return t.n > 0 ? Qi(e) > 0 : e.open.border > 0;
		case "marker": return qo(e, t.n);
		case "dollar": return t.n > 0 ? $i(e) > 0 : e.open.dollars[ko(t.who, n.seat)] > 0;
		case "discard": return t.how === "named" || _(e, j.hand(ko(t.who, n.seat))) > 0;
		case "recover": return Zn(t.id) && de(e, j.discard(n.seat)).includes(t.id);
		case "bury-ambush": return _(e, j.ambush(e.open.place)) > 0;
		case "take-stash": return _(e, j.stash(n.seat)) > 0;
		case "free": return e.open.place === tr;
		case "discard-self": return !1;
		default: return null;
	}
}, ns = (e) => F(e).filter((t) => _(e, j.ambush(t)) > 0), rs = (e, t) => {
	let n = Or(e), r = ur(wr(t)).filter((e) => n.has(e.set)), i = dr.filter((t) => (t.set === "1.3" ? e.set13 : e.moduleC) && !t.icons.includes("immediate")), a = Yn.filter((n) => D(n).module !== void 0 && O(n) === wr(t) && Yr(n, e) > 0);
	return [...[...r, ...i].map((e) => e.id).filter(Zn), ...a];
}, is = (e, t) => t.by === "named" ? Zn(t.id) && Vi(e, t.id) : t.by === "lowest" || t.else === "lowest" || zi(e).some((e) => sr(e.face) <= t.maxRating), as = (e, t, n, r) => {
	if (!K(e, t.if, n)) return !1;
	let i = ts(e, t, n);
	if (i !== null) return i;
	let a = () => Vo(e, t, n, r).length > 0;
	switch (t.op) {
		case "kill": return is(e, t);
		case "destroy": {
			if ("every" in t) return !0;
			let i = Wo(e, t, n, r);
			return Co(t) ? Do(e, t, i).next().done !== !0 : i.first.length + i.others.length > 0;
		}
		case "chip": return ("color" in t ? 0 : Yi(e)) + Xi(e) > 0 && a();
		case "grit": return Zi(e) > 0 && a();
		case "move-chip": return n.piece !== null && La(n.piece) > 0 && a();
		case "move":
		case "ungrit":
		case "unchip":
		case "blank":
		case "return":
		case "shuffle-in":
		case "under": return a();
		case "search": return Aa(e, n.seat);
		case "look": return t.what !== "ambush" || ns(e).length > 0;
		case "choose": return t.ways.some((t) => t.do.some((t) => as(e, t, n, r)));
		case "either": return (K(e, t.whether, n) ? t.yes : t.no).some((t) => as(e, t, n, r));
		case "place-in-prison": return So(e, n.seat).length > 0;
		default: return !0;
	}
}, os = (e, t, n = () => null) => z({
	name: e,
	needs: {},
	notNow: () => t,
	why: (e, t, r, i) => n(e, t, i),
	moves: (e, t, r) => n(e, t, r) === null ? [{}] : []
}), ss = (e, t = () => null) => os(e, X.notNow, t), cs = (e, t, n, r) => {
	for (let i of e) for (let e of i.moves(t, n, r)) return e;
	throw Error(`nothing can be answered in ${r.script}`);
}, ls = ({ stack: e }) => {
	for (let { vars: t } of e.toReversed()) {
		let e = t.of ?? t.card;
		if (typeof e == "string") return e;
	}
	return null;
}, Z = (e, t, n, r = "answer") => gi({
	question: e,
	about: ls,
	who: t,
	verbs: n,
	into: r,
	lapse: (e, t, r) => cs(n, e, t, r)
}), us = (e, t = "answer") => e.vars[t]?.[0]?.move ?? null, Q = (e, t, n) => {
	let r = us(e, n);
	return r !== null && vi(r, t) ? r : null;
}, ds = (e, t) => {
	if (J(t).op !== "destroy") return Ho(e, t);
	let { first: n, others: r } = Go(e, t);
	return n.length > 0 ? n : r;
}, fs = (e, t) => Co(J(t)) ? [] : ds(e, t), ps = (e) => e.spot.zone === "gang", ms = z({
	name: "pick",
	needs: {
		row: "word",
		card: "position"
	},
	notNow: () => X.notNow,
	why: (e, t, { row: n, card: r }, i) => {
		let a = (e) => e.i === r && P(e.spot) === n && !ps(e);
		if (fs(e, i).some(a)) return null;
		let o = N(n);
		return o === null || r >= (e.cards[o.row]?.length ?? 0) ? X.noSuchCard : J(i).op === "destroy" && Go(e, i).others.some(a) ? X.crosshairFirst : X.notATarget;
	},
	*moves(e, t, n) {
		for (let t of fs(e, n)) ps(t) || (yield {
			row: P(t.spot),
			card: t.i
		});
	}
}), hs = z({
	name: "picks",
	needs: { cards: "positions" },
	notNow: () => X.notNow,
	why: (e, t, { cards: n }, r) => {
		let i = J(r);
		if (!Co(i)) return X.tooMany;
		let { first: a, others: o } = Go(e, r), s = [...a, ...o].filter((e) => n.includes(e.i));
		return s.length === n.length ? Eo(e, i, {
			first: a,
			others: o
		}, s) : X.notATarget;
	},
	*moves(e, t, n) {
		let r = J(n);
		if (Co(r)) for (let t of Do(e, r, Go(e, n))) yield { cards: t.map((e) => e.i).sort((e, t) => e - t) };
	}
}), gs = (e, t) => {
	let n = t.vars.bandits;
	return n === void 0 ? zo(J(t)) === null ? [] : fs(e, t).filter(ps).map((e) => e.face) : n;
}, _s = z({
	name: "bandit",
	needs: { who: "face" },
	notNow: () => X.notNow,
	why: (e, t, { who: n }, r) => gs(e, r).includes(n) ? null : r.vars.bandits !== void 0 && r.vars.lowest ? X.notTheLowest : X.ratingTooHigh,
	*moves(e, t, n) {
		for (let t of gs(e, n)) yield { who: t };
	}
}), $ = z({
	name: "choose",
	needs: { way: "word" },
	notNow: () => X.notNow,
	why: (e, t, { way: n }, r) => r.vars.ways.includes(n) ? null : X.noSuchWay,
	*moves(e, t, n) {
		for (let e of n.vars.ways) yield { way: e };
	}
}), vs = ss("accept"), ys = ss("decline"), bs = ss("pass"), xs = ss("call"), Ss = ss("back-down"), Cs = (e, t, n) => z({
	name: e,
	needs: { which: "word" },
	notNow: () => X.notNow,
	why: (e, r, { which: i }) => t.includes(i) ? null : n,
	moves: () => t.map((e) => ({ which: e }))
}), ws = Cs("draw", ["own", "frontier"], X.ownOrFrontier), Ts = Cs("fist", ["left", "right"], X.leftOrRight), Es = z({
	name: "scout",
	needs: { at: "word" },
	notNow: () => X.notNow,
	why: (e, t, { at: n }, r) => Ds(e, r).some((e) => e === n) ? null : X.noAmbushThere,
	*moves(e, t, n) {
		for (let t of Ds(e, n)) yield { at: t };
	}
}), Ds = (e, t) => ns(e).filter((e) => t.vars.scouted?.includes(e) !== !0), Os = (e, t) => {
	let n = J(t), r = Ho(e, t), i = n.op === "chip" && "n" in n ? n.n : 0;
	return {
		cards: r,
		each: i,
		left: Math.min(i * r.length, Yi(e) + Xi(e))
	};
}, ks = z({
	name: "spread",
	needs: { chips: "positions" },
	notNow: () => X.notNow,
	why: (e, t, { chips: n }, r) => {
		let { cards: i, each: a, left: o } = Os(e, r), s = n.reduce((e, t) => e + t, 0);
		return n.length === i.length && s === o && n.every((e) => e <= a) ? null : X.spreadAll;
	},
	*moves(e, t, n) {
		let { cards: r, each: i, left: a } = Os(e, n);
		function* o(e, t) {
			if (e.length === r.length) t === 0 && (yield e);
			else for (let n = Math.min(i, t); n >= 0; n--) yield* o([...e, n], t - n);
		}
		for (let e of o([], a)) yield { chips: e };
	}
}), As = (e, t) => z({
	name: e,
	needs: { cards: "faces" },
	notNow: () => X.notNow,
	why: (e, n, { cards: r }, i) => pe(e, j.hand(n), r) === null ? X.notHeld : r.length === i.vars.discard ? null : t,
	*moves(e, t, n) {
		for (let r of oe(y(e, j.hand(t)), n.vars.discard)) yield { cards: r };
	}
}), js = As("pay", X.payExactly), Ms = As("discard", X.discardExactly), Ns = (e, t, n, r = () => null) => z({
	name: e,
	needs: { card: "face" },
	notNow: () => X.notNow,
	why: (e, i, { card: a }, o) => b(e, t(i), a) === null ? n : r(e, i, a, o),
	*moves(e, n, i) {
		for (let a of new Set(y(e, t(n)).sort())) r(e, n, a, i) === null && (yield { card: a });
	}
}), Ps = Ns("find", Ar, X.notInDeck), Fs = Ns("stash", j.hand, X.notHeld), Is = Ns("lay", j.hand, X.notHeld), Ls = Ns("counter", j.hand, X.notHeld, (e, t, n) => k(n, "lock") ? null : X.noLock), Rs = Ns("coat", j.hand, X.notHeld, (e, t, n) => So(e, t).includes(n) ? null : xo(e, t, n) ?? X.notIntoPrison), zs = Ns("cancel", j.hand, X.notHeld, (e, t, n, r) => r.vars.cancelledBy.includes(n) ? null : X.noCancel), Bs = z({
	name: "name",
	needs: { title: "face" },
	notNow: () => X.notNow,
	why: (e, t, { title: n }) => rs(e.config, M(t)).includes(n) ? null : X.noSuchTitle,
	*moves(e, t) {
		for (let n of rs(e.config, M(t))) yield { title: n };
	}
}), Vs = (e, t, n) => {
	let r = j.hand(t);
	e.move([b(e.table, r, n)], r, j.duel(t));
}, Hs = (e, t) => y(e, j.duel(t))[0] ?? null, Us = (e) => Hs(e, 0) !== null, Ws = (e, t) => {
	let n = Hs(e, 0);
	if (n === null) return "mcready";
	let r = us(t, "reply");
	return r.do === "back-down" ? "back-down" : (r.do === "call" ? k(n, "lock") : qa(n, Hs(e, 1))) ? "colty" : "mcready";
}, Gs = (e, t) => {
	let n = us(t, "reply");
	n !== null && vi(n, Ls) && (Vs(e, 1, n.card), e.reveal(g(e.table, j.duel(1)), j.duel(1))), n !== null && n.do !== "back-down" && e.reveal(g(e.table, j.duel(0)), j.duel(0));
}, Ks = (e, t) => {
	e.say("duel", { result: t });
	for (let t of [0, 1]) G(e, g(e.table, j.duel(t)).slice(), j.duel(t));
	let n = b(e.table, j.beside, "duel-black-dog-saloon");
	if (n !== null && e.move([n], j.beside, j.removed), t === "mcready") e.open({ hostage: null });
	else {
		for (let t of F(e.table)) for (let n of Di(e.table, "armed-train-guard", t)) sa(e, n, j.removed);
		e.open({ hostage: "cortez" }), t === "colty" && Na(e, 1, 1);
	}
}, qs = (e) => {
	let t = b(e.table, j.beside, "duel-black-dog-saloon");
	t !== null && (e.say("unfought"), e.move([t], j.beside, j.removed)), e.table.open.hostage === "creek" && e.open({ hostage: null });
}, Js = R([
	I((e) => {
		ka(e, 0, 2), ka(e, 1, 2);
	}),
	Z("lay", (e) => _(e, j.hand(0)) > 1 ? [0] : [], [Is]),
	I((e, t) => {
		let [n] = y(e.table, j.hand(0)), r = Q(t, Is)?.card ?? n;
		r !== void 0 && Vs(e, 0, r);
	}),
	B(Us, Z("reply", () => [1], [
		xs,
		Ss,
		Ls
	], "reply")),
	I((e, t) => {
		Gs(e, t), Ks(e, Ws(e.table, t));
	})
]), Ys = {
	set11: "1.1",
	set12: "1.2",
	set13: "1.3",
	moduleA: "A",
	moduleB: "B",
	moduleC: "C",
	moduleD: "D"
}, Xs = [
	"set11",
	"set12",
	"set13"
], Zs = {
	set11: [],
	set12: ["set11"],
	set13: [],
	moduleA: Xs,
	moduleB: ["moduleA", ...Xs],
	moduleC: Xs,
	moduleD: Xs
}, Qs = (e) => In(Zs).flatMap((t) => e[t] ? Zs[t].flatMap((n) => e[n] ? [] : [`${Ys[t]} needs ${Ys[n]}`]) : []), $s = (e) => ko(Y(e, "discard").who, e.by), ec = (e) => Y(e, "discard").how === "named", tc = (e, t) => {
	let { title: n } = Q(t, Bs), r = j.hand($s(t)), i = b(e.table, r, n);
	e.say("named", {
		title: n,
		held: i !== null
	}), i !== null && G(e, [i], r);
}, nc = (e, t) => _(e, j.hand($s(t))) <= Y(t, "discard").n, rc = R([
	I((e, t) => e.note("discard", Y(t, "discard").n)),
	Z("title", (e, t) => ec(t) ? [t.by] : [], [Bs]),
	Z("discard", (e, t) => ec(t) || nc(e, t) ? [] : [$s(t)], [Ms], "cards"),
	I((e, t) => {
		if (ec(t)) {
			tc(e, t);
			return;
		}
		let n = j.hand($s(t)), r = Q(t, Ms, "cards");
		G(e, r === null ? g(e.table, n) : pe(e.table, n, r.cards), n);
	})
]), ic = R([
	I((e, t) => {
		let n = Oa(e, t.by);
		_(e.table, n) > 0 && e.look(t.by, g(e.table, n), n);
	}),
	Z("find", (e, t) => _(e, Ar(t.by)) > 0 ? [t.by] : [], [Ps]),
	I((e, t) => {
		let n = Ar(t.by), r = Q(t, Ps);
		if (r === null) return;
		let i = j.aside(t.by);
		e.move([b(e.table, n, r.card)], n, i), e.shuffle(n), e.move(g(e.table, i), i, Y(t, "search").to === "top" ? n : j.hand(t.by), { top: !0 });
	})
]), ac = R([Z("stash", (e, t) => _(e, j.hand(t.by)) > 1 ? [t.by] : [], [Fs]), I((e, t) => {
	let n = j.hand(t.by), r = Q(t, Fs), i = r === null ? g(e.table, n)[0] : b(e.table, n, r.card);
	i !== void 0 && e.move([i], n, j.stash(t.by));
})]), oc = (e) => e.vars.scouted ?? [], sc = (e) => Y(e, "look").what === "ambush" && "swap" in Y(e, "look") && oc(e).length === 2, cc = R([
	bi((e, t) => {
		let n = Y(t, "look");
		return n.what === "ambush" && oc(t).length < n.n && Ds(e, t).length > 0;
	}, I((e, t) => e.note("only", Ds(e.table, t).length === 1)), Z("scout", (e, t) => t.vars.only ? [] : [t.by], [Es]), I((e, t) => {
		let n = Ds(e.table, t), r = t.vars.only ? n[0] : n.find((e) => e === Q(t, Es).at), i = j.ambush(r);
		e.look(t.by, g(e.table, i), i), e.note("scouted", [...oc(t), r]);
	})),
	Z("may", (e, t) => sc(t) ? [t.by] : [], [ys, vs], "swap"),
	I((e, t) => {
		if (us(t, "swap")?.do !== "accept") return;
		let [n, r] = oc(t), [i, a] = [j.ambush(n), j.ambush(r)], o = [...g(e.table, i)];
		e.move(g(e.table, a), a, i), e.move(o, i, a), e.say("swapped", { places: oc(t) });
	})
]), lc = (e, t) => {
	let { ways: n } = Y(t, "choose"), r = n.flatMap((n, r) => n.do.some((n) => as(e, n, fo(e, t), co(t))) ? [r] : []);
	return r.length > 0 ? r : [0];
}, uc = (e, t) => {
	let n = Q(t, $);
	return n === null ? lc(e, t)[0] : Y(t, "choose").ways.findIndex((e) => e.name === n.way);
}, dc = R([
	I((e, t) => {
		let { ways: n } = Y(t, "choose");
		e.note("ways", lc(e.table, t).map((e) => n[e].name));
	}),
	Z("choose", (e, t) => t.vars.ways.length > 1 ? [t.by] : [], [$]),
	L("effect", { vars: (e, t) => ao(t, uc(e, t)) })
]), fc = R([L("effect", { vars: (e, t) => ao(t, +!K(e, Y(t, "either").whether, fo(e, t))) })]), pc = R([Z("coat", (e, t) => So(e, t.by).length > 1 ? [t.by] : [], [Rs]), B((e, t) => us(t) !== null || So(e, t.by).length > 0, L("play-card", { vars: (e, t) => ({
	card: Q(t, Rs)?.card ?? So(e, t.by)[0],
	at: tr
}) }))]), mc = R([Z("fist", (e, t) => lo(e, t) === null ? [] : [t.by, M(t.by)], [Ts]), I((e, t) => {
	let n = lo(e.table, t);
	if (n === null) return;
	let r = (e) => hi(t, "answer", e, Ts).which, i = r(t.by) === r(M(t.by));
	if (e.say("guessed", {
		card: n.face,
		hidden: r(t.by) === "left" ? "left" : "right",
		right: i
	}), i) {
		for (let t of ki(e.table, n).reverse()) ca(e, t);
		la(e, lo(e.table, t), j.column(M(n.seat), n.place));
	}
})]), hc = {
	kill: "kill",
	sacrifice: "kill",
	destroy: "destroy",
	move: "targeted",
	chip: "targeted",
	unchip: "targeted",
	"move-chip": "targeted",
	grit: "targeted",
	ungrit: "targeted",
	blank: "targeted",
	return: "targeted",
	"shuffle-in": "targeted",
	under: "targeted",
	discard: "op-discard",
	search: "search",
	look: "scout",
	stash: "stash",
	choose: "choose",
	either: "either",
	"place-in-prison": "coat",
	"guess-swap": "guess",
	duel: "duel-fought"
}, gc = (e) => hc[e.op], _c = (e, t) => "who" in e ? ko(e.who, t.by) : Bo(e, t.by), vc = (e, t) => {
	let { if: n } = J(t);
	return n === void 0 || K(e, n, fo(e, t));
}, yc = (e, t) => J(t).may === !0 && as(e, J(t), fo(e, t), co(t)), bc = (e, t) => vc(e, t) && (J(t).may !== !0 || yc(e, t) && us(t, "may")?.do === "accept"), xc = (e) => Tc(e) !== null && !e.stack.some((e) => e.script === "state"), Sc = R([bi((e, t) => t.vars.i < oo(t).length, B(yc, Z("may", (e, t) => [_c(J(t), t)], [ys, vs], "may")), I((e, t) => {
	bc(e.table, t) && es(e, t, J(t));
}), L((e, t) => !$o(J(t)) && bc(e, t) ? gc(J(t)) : null, { vars: (e, t) => io(t) }), bi(xc, L("state")), I((e, t) => e.note("i", t.vars.i + 1)))]), Cc = /* @__PURE__ */ new Map();
for (let e of vr("state")) for (let { effect: t } of A(e, "state")) t.on === "state" && Cc.set(e, t.check);
var wc = (e, t) => {
	for (let { n, effect: r } of A(t.face, "state")) if (r.on === "state" && ji(e, t) && K(e, r.if, {
		seat: t.seat,
		piece: t
	})) return {
		piece: t,
		n
	};
	return null;
}, Tc = (e) => {
	let { moduleB: t, moduleC: n, moduleD: r } = e.config;
	if (!t && !n && !r) return null;
	let i = null, a = "z";
	for (let t of [0, 1]) for (let n of [...F(e).map((e) => j.column(t, e)), j.range(t)]) {
		let t = g(e, n);
		for (let r = 0; r < t.length; r++) {
			let o = Cc.get(v(e, t[r]));
			if (o === void 0 || o >= a) continue;
			let s = wc(e, V(e, n, r));
			s !== null && ([i, a] = [s, o]);
		}
	}
	return i;
}, Ec = R([L("effect", {
	by: (e) => Tc(e).piece.seat,
	vars: (e) => {
		let { piece: t, n } = Tc(e);
		return q(t.face, n, t.id);
	}
})]), Dc = bi(xc, L("state")), Oc = (e, t) => {
	let n = Y(t, "destroy");
	if ("every" in n) return [0, 1].flatMap((t) => H(e, t, nr)).filter((n) => Ro(e, n, t.by, co(t)));
	if (Co(n)) {
		let r = Do(e, n, Go(e, t)), [i, a] = [r.next(), r.next()];
		return i.done === !0 ? [] : a.done === !0 ? i.value : null;
	}
	let r = fs(e, t);
	return r.length > 1 ? null : r;
}, kc = (e, t) => {
	let n = Q(t, ms);
	if (n !== null) return [V(e, N(n.row), n.card)];
	let r = Q(t, hs);
	if (r === null) return Oc(e, t) ?? [];
	let { first: i, others: a } = Go(e, t);
	return [...i, ...a].filter((e) => r.cards.includes(e.i));
}, Ac = (e, t) => {
	let n = [];
	for (let r of t) {
		let t = Ei(e.table, r);
		if (t.on !== null && t.on.grit > 0) {
			W(e, t, { grit: t.on.grit - 1 }), e.say("saved", {
				card: t.face,
				by: "grit"
			});
			continue;
		}
		let i = ji(e.table, t);
		if (e.say("destroyed", {
			card: t.face,
			row: P(t.spot)
		}), sa(e, t, aa(e.table, t.face)), i) for (let { n: e } of A(t.face, "destroyed")) n.push({
			face: t.face,
			seat: t.seat,
			n: e
		});
	}
	return n;
}, jc = R([
	Z("target", (e, t) => Oc(e, t) === null ? [Bo(J(t), t.by)] : [], [ms, hs]),
	I((e, t) => {
		let n = kc(e.table, t).map((e) => e.id);
		e.note("ruins", Ac(e, n));
	}),
	yi((e, t) => t.vars.ruins, "ruin", L("effect", {
		by: (e, t) => t.vars.ruin.seat,
		vars: (e, t) => {
			let { face: n, n: r } = t.vars.ruin;
			return q(n, r, null);
		}
	}))
]), Mc = (e) => {
	let t = Math.min(...e.map(sr));
	return e.filter((e) => sr(e) === t);
}, Nc = (e, t) => {
	let n = zi(e).map((e) => e.face), r = (e) => ({
		bandits: Mc(e),
		lowest: !0,
		chooser: 0
	});
	if (t.vars.of === void 0) return r(n);
	let i = J(t);
	if (i.op === "sacrifice") return r(n.filter((e) => !i.notIds.includes(e)));
	if (i.op !== "kill" || i.by === "lowest") return r(n);
	if (i.by === "named") return {
		bandits: n.filter((e) => e === i.id),
		lowest: !1,
		chooser: 0
	};
	let a = n.filter((e) => sr(e) <= i.maxRating);
	return a.length === 0 && i.else === "lowest" ? r(n) : {
		bandits: a,
		lowest: !1,
		chooser: 1
	};
}, Pc = (e) => e.vars.of !== void 0 && J(e).op === "sacrifice", Fc = R([
	I((e, t) => {
		let { bandits: n, lowest: r, chooser: i } = Nc(e.table, t);
		e.note("bandits", n), e.note("lowest", r), e.note("chooser", i);
	}),
	Z("casualty", (e, t) => t.vars.bandits.length > 1 ? [t.vars.chooser] : [], [_s]),
	I((e, t) => {
		let [n] = t.vars.bandits;
		e.note("victim", Q(t, _s)?.who ?? n ?? null);
	}),
	B((e, t) => t.vars.victim !== null, L("hit", {
		by: () => 0,
		vars: (e, t) => ({
			victim: t.vars.victim,
			spare: !Pc(t)
		})
	}))
]), Ic = (e, t) => Ei(e, b(e, j.gang, t.vars.victim)), Lc = (e, t) => t.vars.victim === e.open.hostage, Rc = (e, t) => (Ic(e, t).on?.grit ?? 0) > 0, zc = (e, t) => t.vars.spare && (Rc(e, t) || Lc(e, t)), Bc = R([
	I((e, t) => e.note("saved", zc(e.table, t))),
	B((e, t) => t.vars.saved, I((e) => e.note("ways", ["grit", "hostage"])), Z("token", (e, t) => Rc(e, t) && Lc(e, t) ? [0] : [], [$]), I((e, t) => {
		let n = Ic(e.table, t), r = Lc(e.table, t) && (!Rc(e.table, t) || Q(t, $)?.way === "hostage");
		r ? e.open({ hostage: null }) : W(e, n, { grit: n.on.grit - 1 }), e.say("saved", {
			card: n.face,
			by: r ? "hostage" : "grit"
		});
	})),
	B((e, t) => !t.vars.saved, I((e, t) => {
		let n = Ic(e.table, t);
		e.open({ died: e.table.open.died + 1 }), Lc(e.table, t) && e.open({ hostage: null }), sa(e, n, j.graveyard), e.say("died", { card: n.face });
	}), yi((e, t) => A(t.vars.victim, "death").map(({ n: e }) => e), "text", L("effect", { vars: (e, t) => q(t.vars.victim, t.vars.text, null) })))
]), Vc = (e) => zo(J(e))?.pick === "all", Hc = (e, t) => !Vc(t) && zo(J(t)) !== null && Ho(e, t).length > 1, Uc = (e, t) => {
	if (J(t).op !== "chip" || !Vc(t)) return !1;
	let { cards: n, each: r, left: i } = Os(e, t);
	return i > 0 && i < r * n.length;
}, Wc = (e, t) => {
	let n = Q(t, _s);
	if (n !== null) return Ho(e, t).filter((e) => e.face === n.who);
	let r = Q(t, ms);
	return r === null ? Hc(e, t) ? [] : Ho(e, t) : [V(e, N(r.row), r.card)];
}, Gc = ["black", "white"], Kc = (e, t, n) => {
	let r = Gc[t.seat] === n, i = t.on, a = i.red + (r ? i.chips : 0);
	W(e, t, {
		red: 0,
		chips: r ? 0 : i.chips
	}), a > 0 && e.say("chips", {
		card: t.face,
		row: P(t.spot),
		n: -a
	});
}, qc = (e, t, n) => {
	let r = n.on?.grit ?? 0;
	r > 0 && Q(t, $, "token")?.way !== "hostage" ? (W(e, n, { grit: r - 1 }), e.open({ gritGone: e.table.open.gritGone + 1 })) : e.open({ hostage: null }), e.say("grit", {
		card: n.face,
		row: P(n.spot),
		n: -1
	});
}, Jc = (e, t) => {
	for (let t of e.table.open.tokens) t.eagle && W(e, {
		spot: N(t.row),
		i: t.card
	}, { eagle: !1 });
	W(e, t, { eagle: !0 }), e.say("eagle", {
		card: t.face,
		row: P(t.spot)
	});
}, Yc = (e, t) => {
	let n = O(t.face), r = n === "colty" || n === "mcready" ? Ar(Tr(n)) : j.frontier, i = !Ea(t.face);
	sa(e, t, i ? r : j.removed), i && e.shuffle(r);
}, Xc = (e, t) => sa(e, t, aa(e.table, t.face) === j.removed ? j.removed : j.hand(t.seat)), Zc = (e, t, n) => {
	let r = lo(e.table, t), { chips: i, red: a } = r.on, o = a > 0;
	W(e, r, o ? { red: a - 1 } : { chips: i - 1 });
	let s = n.on;
	W(e, n, o ? { red: (s?.red ?? 0) + 1 } : { chips: (s?.chips ?? 0) + 1 }), e.say("chips", {
		card: n.face,
		row: P(n.spot),
		n: 1
	});
}, Qc = (e, t, n) => g(e, j.discard(t)).filter((t) => v(e, t) === n).length, $c = {
	chip: (e, t, n, r) => {
		let i = Y(t, "chip"), a = Q(t, ks, "spread")?.chips;
		ea(e, n, "perDiscarded" in i ? Qc(e.table, t.by, i.perDiscarded) : a?.[r] ?? i.n, "color" in i && i.color === "red");
	},
	unchip: (e, t, n) => Kc(e, n, Q(t, $, "color").way),
	"move-chip": Zc,
	grit: (e, t, n) => na(e, n),
	ungrit: qc,
	blank: (e, t, n) => Jc(e, n),
	return: (e, t, n) => Xc(e, n),
	"shuffle-in": (e, t, n) => Yc(e, n),
	move: (e, t, n) => {
		let r = Y(t, "move").to === "current" ? e.table.open.place : Ui(e.table);
		la(e, n, j.column(n.seat, r));
	},
	under: (e, t, n) => {
		e.say("under", {
			card: v(e.table, uo(t)),
			host: n.face,
			row: P(n.spot)
		}), ua(e, uo(t), j.played, n);
	}
}, el = (e) => $c[e.op], tl = (e, t) => J(t).op === "ungrit" && Wc(e, t).some((t) => t.face === e.open.hostage && t.on !== null && t.on.grit > 0), nl = (e) => J(e).op === "unchip", rl = R([
	Z("target", (e, t) => Hc(e, t) ? [Bo(J(t), t.by)] : [], [ms, _s]),
	B(tl, I((e) => e.note("ways", ["grit", "hostage"])), Z("token", (e, t) => [t.by], [$], "token")),
	B((e, t) => nl(t) && Ho(e, t).length > 0, I((e) => e.note("ways", Gc)), Z("color", (e, t) => [t.by], [$], "color")),
	Z("spread", (e, t) => Uc(e, t) ? [t.by] : [], [ks], "spread"),
	I((e, t) => {
		let n = Wc(e.table, t).map((e) => e.id);
		for (let [r, i] of n.entries()) el(J(t))(e, t, Ei(e.table, i), r);
	})
]), il = (e, t) => g(e.table, j.box).filter((n) => t(v(e.table, n))), al = (e, t, n) => e.move(il(e, t), j.box, n, { quiet: !0 }), ol = (e) => D(e).begins !== void 0, sl = (e) => (t) => D(t).begins === e, cl = (e) => {
	let t = il(e, (e) => O(e) === "gang" && !ol(e));
	t.sort((t, n) => sr(v(e.table, t)) - sr(v(e.table, n))), e.move(t, j.box, j.gang, { quiet: !0 });
	for (let { id: t, startGrit: n } of [...cr("base"), ...cr("1.1")]) {
		let r = g(e.table, j.gang).findIndex((n) => v(e.table, n) === t);
		r >= 0 && n > 0 && W(e, {
			spot: j.gang,
			i: r
		}, { grit: n });
	}
}, ll = (e) => {
	if (al(e, (e) => O(e) === "ambush", j.unseen), e.table.config.set11) {
		e.shuffle(j.unseen);
		for (let t of F(e.table)) t !== "san-manzanillo-prison" && e.move(g(e.table, j.unseen).slice(0, 1), j.unseen, j.ambush(t), { quiet: !0 });
	}
}, ul = (e) => {
	for (let t of [0, 1]) al(e, (e) => O(e) === wr(t) && !ol(e), Ar(t)), e.shuffle(Ar(t));
	e.table.config.set13 && (al(e, (e) => O(e) === "frontier", j.frontier), e.shuffle(j.frontier), Pa(e, 1, 1));
}, dl = (e) => {
	al(e, sl("prison"), j.prison), al(e, sl("beside"), j.beside), al(e, sl("express"), j.column(1, nr)), e.table.config.moduleA && e.open({ hostage: "creek" });
}, fl = (e) => {
	Pa(e, 1, 1);
	for (let t of H(e.table, 1, nr)) na(e, t);
	e.move(il(e, sl("box")), j.box, j.prison);
}, pl = R([
	I((e) => {
		cl(e), ll(e), ul(e), dl(e);
	}),
	B((e) => e.config.moduleB, I((e) => e.note("ways", ["one", "two"])), Z("dollars", () => [1], [$]), I((e, t) => {
		let n = Q(t, $).way === "two";
		e.say("bargain", {
			seat: 1,
			dollars: n ? 2 : 1
		}), n && fl(e);
	})),
	I((e) => {
		ka(e, 0, 5), ka(e, 1, 5);
	})
]), ml = (e) => {
	let { begins: t } = D(e);
	return t === "box" || t === "prison" ? t : {
		colty: "coltyDeck",
		mcready: "mcreadyDeck",
		frontier: "frontier",
		ambush: "unseen",
		gang: "gang",
		table: "beside"
	}[O(e)];
}, hl = (e, { row: t, card: n, ...r }) => {
	let i = N(t);
	if (i === null) throw Error(`tokens: there is no row "${t}"`);
	let a = typeof n == "number" ? n : g(e, i).findIndex((t) => v(e, t) === n);
	if (a < 0 || a >= g(e, i).length) throw Error(`tokens: no "${n}" in ${P(i)}`);
	return {
		row: t,
		card: a,
		chips: 0,
		red: 0,
		grit: 0,
		eagle: !1,
		under: !1,
		...r
	};
}, gl = cr("base").concat(cr("1.1"), cr("1.2")).map((e) => e.id), _l = (e) => {
	let t = (t) => {
		let n = v(e.table, t);
		return sr(n) * gl.length + gl.indexOf(n);
	}, n = g(e.table, j.gang).toSorted((e, n) => t(e) - t(n));
	e.move(n, j.gang, j.gang, { quiet: !0 });
}, vl = R([I((e) => {
	_l(e), e.open({ tokens: e.table.open.tokens.map((t) => hl(e.table, t)) });
	let t = g(e.table, j.beside).filter((t) => sl("express")(v(e.table, t)));
	e.move(t, j.beside, j.column(1, nr), { quiet: !0 });
})]), yl = (e) => A(e, "play").some(({ effect: e }) => "namesPrison" in e), bl = (e) => {
	if (mo(e) === "prison-before-arrival") return X.prisonOnlyBefore;
	let t = Pi(e);
	return t === "character" || t === "firepower" || yl(e) ? null : X.prisonSilent;
}, xl = (e, t) => {
	let n = wi(e, j.blockers(e.open.place));
	return n.length >= 2 || n.some((e) => e.face === t) ? X.blockers : null;
}, Sl = (e, t, n) => {
	let r = {
		seat: t,
		piece: null
	}, i = A(n, "play").filter(({ effect: t }) => t.on === "play" && K(e, t.if, r));
	return i.length === 0 ? X.notOnItsTerms : i.some(({ effect: t }) => t.on === "play" && t.do.some((t) => as(e, t, r, !1))) ? null : X.noEffect;
}, Cl = (e, t) => {
	let n = Pi(t);
	return k(t, "row-block") ? "blocker" : k(t, "under") && !(U(e) && n === "firepower") ? "under" : n === "open-range" ? "range" : n === "action" ? "nowhere" : "column";
}, wl = (e, t, n, r) => {
	switch (Cl(e, n)) {
		case "column": return bo(e, t, n, r);
		case "blocker": return xl(e, n);
		case "range": return null;
		case "under":
		case "nowhere": return Sl(e, t, n);
	}
}, Tl = (e, t, n, r) => {
	let i = go(e, n) ?? (U(e) ? bl(n) : null);
	if (i !== null) return i;
	let a = ho(e, n).find((e) => e === r);
	return a === void 0 ? mo(n) === "prison-before-arrival" ? X.prisonOnlyBefore : X.wrongPlace : _o(e, t, Za(e, t, n), _(e, j.hand(t)) - 1) ? wl(e, t, n, a) : X.cannotAfford;
}, El = z({
	name: "play",
	needs: {
		card: "face",
		at: "word"
	},
	notNow: () => X.notYourPhase,
	why: (e, t, { card: n, at: r }) => b(e, j.hand(t), n) === null ? X.notHeld : Tl(e, t, n, r),
	*moves(e, t) {
		for (let n of new Set(y(e, j.hand(t)).sort())) for (let r of ho(e, n)) Tl(e, t, n, r) === null && (yield {
			card: n,
			at: r
		});
	}
}), Dl = (e, t) => {
	let n = A(e, "ability")[t];
	return n === void 0 || n.effect.on !== "ability" ? null : {
		n: n.n,
		effect: n.effect
	};
};
function* Ol(e, t) {
	let n = [
		...F(e).map((e) => j.column(t, e)),
		j.range(t),
		...t === 0 ? [j.gang] : []
	];
	for (let t of n) {
		let n = g(e, t);
		for (let r = 0; r < n.length; r++) A(v(e, n[r]), "ability").length > 0 && (yield V(e, t, r));
	}
}
var kl = (e, t, n, r) => {
	let i = n.seat === t ? Dl(n.face, r) : null;
	if (i === null) return X.noAbility;
	let { effect: a } = i;
	if (D(n.face).type !== "bandit") {
		if (U(e)) return X.prisonSilent;
		if (!ji(e, n)) return X.noAbility;
	}
	if (e.open.used.includes(n.face) || e.open.usedNow.includes(n.face)) return X.usedUp;
	let o = {
		seat: t,
		piece: n
	};
	return K(e, a.if, o) ? _o(e, t, a.cost ?? {}, _(e, j.hand(t))) ? a.do.some((t) => as(e, t, o, !1)) ? null : X.noEffect : X.cannotAfford : X.notOnItsTerms;
}, Al = z({
	name: "use",
	needs: {
		row: "word",
		card: "position",
		way: "position"
	},
	notNow: () => X.notYourPhase,
	why: (e, t, { row: n, card: r, way: i }) => {
		let a = N(n);
		return a === null || r >= _(e, a) ? X.noSuchCard : kl(e, t, V(e, a, r), i);
	},
	*moves(e, t) {
		for (let n of Ol(e, t)) for (let r = 0; Dl(n.face, r) !== null; r++) kl(e, t, n, r) === null && (yield {
			row: P(n.spot),
			card: n.i,
			way: r
		});
	}
}), jl = (e, t, n, r) => {
	let i = A(n, "hand")[r];
	if (i === void 0 || i.effect.on !== "hand") return X.noSpend;
	if (U(e)) return X.prisonSilent;
	let a = go(e, n);
	return a === null ? i.effect.do.some((n) => as(e, n, {
		seat: t,
		piece: null
	}, !1)) ? null : X.noEffect : a;
}, Ml = z({
	name: "spend",
	needs: {
		card: "face",
		way: "position"
	},
	notNow: () => X.notYourPhase,
	why: (e, t, { card: n, way: r }) => b(e, j.hand(t), n) === null ? X.notHeld : jl(e, t, n, r),
	*moves(e, t) {
		for (let n of new Set(y(e, j.hand(t)).sort())) for (let r = 0; r < A(n, "hand").length; r++) jl(e, t, n, r) === null && (yield {
			card: n,
			way: r
		});
	}
}), Nl = z({
	name: "drop",
	needs: {
		row: "word",
		card: "position"
	},
	notNow: () => X.notYourPhase,
	why: (e, t, { row: n, card: r }) => {
		let i = N(n);
		if (i === null || r >= _(e, i)) return X.noSuchCard;
		let a = V(e, i, r);
		return a.seat === t && a.on?.eagle === !0 ? null : X.notBlank;
	},
	*moves(e, t) {
		for (let n of e.open.tokens) {
			if (!n.eagle) continue;
			let r = V(e, N(n.row), n.card);
			r.seat === t && Ai(e, r) && (yield {
				row: n.row,
				card: n.card
			});
		}
	}
}), Pl = (e, t) => (n, r) => {
	let i = or(e), { effect: a } = Dl(i, 0);
	return r !== 0 || b(n, j.beside, i) === null || !K(n, a.if, {
		seat: r,
		piece: null
	}) ? t : _o(n, r, D(i).cost, g(n, j.hand(r)).length) ? null : X.cannotAfford;
}, Fl = os("derail", X.notYourPhase, Pl("derail", X.derailNotNow)), Il = os("duel", X.notYourPhase, Pl("duel", X.duelNotNow)), Ll = os("end", X.notYourPhase), Rl = xi({
	name: "concede",
	needs: {},
	notNow: () => X.notNow,
	may: () => null,
	why: () => null,
	moves: () => [],
	run: (e, t) => {
		e.say("conceded", { seat: t }), Oo(e, "conceded", M(t));
	}
}), zl = (e, t, n, r) => r.flatMap((r) => H(e, r, t).flatMap((e) => A(e.face, n).map(({ n: t }) => ({
	card: [e.id],
	face: e.face,
	seat: r,
	n: t
})))), Bl = (e, { card: t, face: n, n: r, seat: i }, a) => {
	let o = Ei(e, t[0]), s = A(n, a).find((e) => e.n === r);
	if (o === null || s === void 0 || o.seat !== i) return !1;
	let { effect: c } = s;
	return ji(e, o, "namesPrison" in c) && K(e, "if" in c ? c.if : void 0, {
		seat: i,
		piece: o
	});
}, Vl = (e, t) => yi(t, e, B((t, n) => Bl(t, n.vars[e], e), L("effect", {
	by: (t, n) => n.vars[e].seat,
	vars: (t, n) => {
		let { face: r, n: i, card: a } = n.vars[e];
		return q(r, i, a[0]);
	}
}))), Hl = (e) => {
	e.table.config.set13 && (Pa(e, 0, 1), Pa(e, 1, 1));
}, Ul = (e) => e.vars.behind, Wl = (e, t) => {
	let n = Ul(t);
	e.move(g(e.table, j.sprung(n)), j.sprung(n), j.removed), e.move(g(e.table, j.ambush(n)), j.ambush(n), j.unseen), n === "rattlesnake-creek" && qs(e);
}, Gl = (e) => e.open.space >= Qn[e.open.place].spaces, Kl = (e) => {
	let { place: t, space: n } = e.table.open, r = F(e.table), i = Gl(e.table) ? r[r.indexOf(t) + 1] : void 0;
	e.note("behind", i === void 0 ? null : t), i === void 0 ? Gl(e.table) || e.open({ space: n + 1 }) : e.open({
		place: i,
		space: 1
	}), e.say("marker", {
		place: e.table.open.place,
		space: e.table.open.space
	});
}, ql = R([I((e) => {
	e.open({ phase: "advance" }), e.table.open.turn > 1 ? Kl(e) : e.note("behind", null);
}), B((e, t) => t.vars.behind !== null, Vl("leave", (e, t) => zl(e, Ul(t), "leave", [0, 1])), yi((e, t) => A(Ul(t), "leave").map(({ n: e }) => e), "text", L("effect", { vars: (e, t) => q(Ul(t), t.vars.text, null) })), I(Wl), I(Hl), Dc)]), Jl = (e, t) => {
	let n = t.vars.drawn?.[0];
	return n !== void 0 && k(v(e, n), "immediate");
}, Yl = (e, t) => v(e, t.vars.drawn[0]), Xl = (e, t) => {
	let n = zl(e, e.open.place, "draw-phase", [t.by]), r = ({ face: e, n: t }) => {
		let n = A(e, "draw-phase").find((e) => e.n === t);
		return n !== void 0 && n.effect.on === "draw-phase" && n.effect.do[0]?.op === "draw";
	};
	return [...n.filter(r), ...n.filter((e) => !r(e))];
}, Zl = (e) => e.config.set13 && ja(e), Ql = R([
	I((e, t) => {
		e.open({ phase: "draw" }), ka(e, t.by, Zl(e.table) ? 1 : 2);
	}),
	B(Zl, Z("second", (e, t) => [t.by], [ws]), I((e, t) => {
		Q(t, ws).which === "frontier" ? e.note("drawn", [Ma(e, t.by)]) : ka(e, t.by, 1);
	})),
	B(Jl, I((e, t) => {
		e.say("plays", {
			seat: t.by,
			card: Yl(e.table, t),
			at: e.table.open.place
		}), e.move(t.vars.drawn, j.hand(t.by), j.played);
	}), yi((e, t) => A(Yl(e, t), "drawn").map(({ n: e }) => e), "text", L("effect", { vars: (e, t) => q(Yl(e, t), t.vars.text, null) })), I((e) => e.move(g(e.table, j.played), j.played, j.frontierDiscard))),
	B((e, t) => Xl(e, t).length > 0, Vl("draw-phase", Xl)),
	Dc
]), $l = {
	play: "play-card",
	use: "use",
	spend: "spend",
	drop: "drop",
	derail: "beside-row",
	duel: "beside-row"
}, eu = R([I((e) => e.open({ phase: "play" })), bi((e, t) => us(t)?.do !== "end", Z("play", (e, t) => [t.by], [
	Ll,
	El,
	Al,
	Ml,
	Nl,
	Fl,
	Il
]), L((e, t) => $l[us(t).do] ?? null, { vars: (e, t) => {
	let n = us(t);
	return vi(n, El) ? {
		card: n.card,
		at: $n(n.at)
	} : { move: n };
} }))]), tu = R([
	I((e) => e.open({ phase: "check" })),
	L("effect", { vars: () => q("mexican-border", 0, null) }),
	I((e) => {
		let { place: t, space: n, turn: r } = e.table.open;
		t === "express-315" && n === Qn["express-315"].spaces ? Oo(e, "train", 0) : r >= 60 && Oo(e, "sixty-turns", 0);
	})
]), nu = (e) => _(e, j.ambush(e.open.place)) > 0, ru = (e, t) => v(e, t.vars.sprung[0]), iu = (e, t) => A(ru(e, t), "reveal").some(({ effect: e }) => e.on === "reveal" && e.here !== void 0), au = B(nu, I((e) => {
	let { place: t } = e.table.open, [n] = g(e.table, j.ambush(t));
	e.note("sprung", [n]), e.say("ambush", { place: t }), e.move([n], j.ambush(t), j.sprung(t));
}), yi((e, t) => A(ru(e, t), "reveal").map(({ n: e }) => e), "text", L("effect", { vars: (e, t) => q(ru(e, t), t.vars.text, null, !0) })), I((e, t) => {
	let n = j.sprung(e.table.open.place);
	iu(e.table, t) || e.move(t.vars.sprung, n, j.removed);
})), ou = (e) => [I((t) => t.note("left", H(t.table, e, t.table.open.place).filter(({ face: e }) => k(e, "fleeting") || A(e, "after-attack").length > 0).map((e) => e.id))), bi((e, t) => t.vars.left.length > 0, I((e, t) => {
	let [n, ...r] = t.vars.left;
	e.note("now", [n]), e.note("left", r);
}), Vl("after-attack", (t, n) => zl(t, t.open.place, "after-attack", [e]).filter((e) => e.card[0] === n.vars.now[0])), I((e, t) => {
	let n = Ei(e.table, t.vars.now[0]);
	n !== null && Ni(e.table, n, "fleeting") && sa(e, n, aa(e.table, n.face));
}))], su = R([
	I((e) => e.open({
		phase: "attack",
		attack: {
			bonus: 0,
			mcready: null,
			colty: null,
			casualty: !1
		}
	})),
	...au,
	Dc,
	I((e) => {
		let t = Ga(e.table, e.table.open.place), n = Ka(t);
		e.open({ attack: {
			...e.table.open.attack,
			...t
		} }), e.say("attack", {
			...t,
			success: n
		}), e.note("died", e.table.open.died), e.note("success", n);
	}),
	B((e, t) => t.vars.success, L("kill")),
	I((e, t) => {
		e.table.open.died > t.vars.died && e.open({ attack: {
			...e.table.open.attack,
			casualty: !0
		} });
	}),
	Dc,
	yi((e) => A(e.open.place, "after-attack").flatMap(({ n: t, effect: n }) => "if" in n && !K(e, n.if, {
		seat: 0,
		piece: null
	}) ? [] : [t]), "text", L("effect", { vars: (e, t) => q(e.open.place, t.vars.text, null) })),
	...ou(1),
	...ou(0),
	Dc,
	I((e) => e.open({ attack: null }))
]), cu = ({ discard: e = 0, random: t = 0, dollars: n = 0 }) => ({
	discard: e,
	random: t,
	dollars: n
}), lu = (e, t) => {
	let n = t.vars.discard;
	return n > 0 && _(e, j.hand(t.by)) > n;
}, uu = R([Z("pay", (e, t) => lu(e, t) ? [t.by] : [], [js]), I((e, t) => {
	let n = j.hand(t.by), r = Q(t, js);
	r === null ? t.vars.discard > 0 && G(e, g(e.table, n), n) : G(e, pe(e.table, n, r.cards), n);
	let i = t.vars.random;
	i > 0 && Na(e, t.by, i), Pa(e, t.by, -t.vars.dollars);
})]), du = L((e, t) => {
	let { discard: n, random: r, dollars: i } = t.vars.cost;
	return n + r + i > 0 ? "payment" : null;
}, { vars: (e, t) => t.vars.cost }), fu = /* @__PURE__ */ new Map();
for (let e of vr("react")) for (let { effect: t } of A(e, "react")) if (t.on === "react") for (let n of t.cancels) fu.set(n, [...fu.get(n) ?? [], e]);
var pu = (e, t, n) => {
	let r = fu.get(t);
	return n !== 0 || r === void 0 || _(e, j.hand(1)) === 0 ? !1 : !U(e) && r.some((t) => Yr(t, e.config) > 0 && ia(e, t) === null);
}, mu = B((e, t) => pu(e, t.vars.card, t.by), I((e, t) => e.note("cancelledBy", fu.get(t.vars.card))), Z("react", () => [1], [bs, zs]), I((e, t) => {
	let n = Q(t, zs);
	if (n === null) return;
	e.note("cancelled", !0);
	let r = j.hand(1);
	e.say("cancelled", {
		card: t.vars.card,
		by: n.card
	}), G(e, [b(e.table, r, n.card)], r);
})), hu = (e, t) => t.vars.cancelled !== !0, gu = (e) => e.vars.card, _u = (e) => e.vars.at, vu = (e) => e.vars.id, yu = (e, t, n) => n || !(U(e) && _u(t) === "san-manzanillo-prison"), bu = (e, t, n) => A(gu(t), n).flatMap(({ n, effect: r }) => yu(e, t, "namesPrison" in r) ? [n] : []), xu = (e, t) => [...bu(e, t, "play"), ...bu(e, t, "enter")], Su = (e, t) => {
	let n = Cl(e.table, gu(t));
	n === "column" ? e.move(vu(t), j.played, j.column(t.by, _u(t))) : n === "blocker" ? e.move(vu(t), j.played, j.blockers(e.table.open.place)) : n === "range" && e.move(vu(t), j.played, j.range(t.by));
}, Cu = (e, t) => {
	let n = vu(t).filter((t) => g(e.table, j.played).includes(t));
	n.length > 0 && G(e, n, j.played);
}, wu = R([
	I((e, t) => {
		let n = b(e.table, j.hand(t.by), gu(t)), r = cu(Za(e.table, t.by, gu(t)));
		e.say("plays", {
			seat: t.by,
			card: gu(t),
			at: _u(t)
		}), e.move([n], j.hand(t.by), j.played), e.note("id", [n]), e.note("cost", r);
	}),
	du,
	...mu,
	I((e, t) => {
		hu(e.table, t) && Su(e, t);
	}),
	B((e, t) => hu(e, t) && xu(e, t).length > 0, yi(xu, "text", L("effect", { vars: (e, t) => q(gu(t), t.vars.text, vu(t)[0]) }))),
	I(Cu),
	Dc
]), Tu = R([
	I((e, t) => {
		let { row: n, card: r, way: i } = _i(t, Al), a = V(e.table, N(n), r), { n: o, effect: s } = Dl(a.face, i);
		e.say("uses", {
			seat: t.by,
			card: a.face,
			row: n
		}), s.once === "turn" && e.open({ usedNow: [...e.table.open.usedNow, a.face] }), s.once === "game" && e.open({ used: [...e.table.open.used, a.face] }), e.note("id", [a.id]), e.note("card", a.face), e.note("text", o), e.note("cost", cu(s.cost ?? {}));
	}),
	du,
	L("effect", { vars: (e, t) => q(gu(t), t.vars.text, vu(t)[0]) }),
	Dc
]), Eu = R([
	I((e, t) => {
		let { card: n, way: r } = _i(t, Ml), i = j.hand(t.by);
		e.say("spends", {
			seat: t.by,
			card: n
		}), G(e, [b(e.table, i, n)], i), e.note("text", A(n, "hand")[r].n);
	}),
	L("effect", { vars: (e, t) => q(_i(t, Ml).card, t.vars.text, null) }),
	Dc
]), Du = R([I((e, t) => {
	let { row: n, card: r } = _i(t, Nl), i = V(e.table, N(n), r);
	e.say("drops", {
		seat: t.by,
		card: i.face,
		row: P(i.spot)
	}), sa(e, i, aa(e.table, i.face));
}), Dc]), Ou = R([
	I((e, t) => {
		let n = or(t.vars.move.do);
		e.note("card", n), e.note("id", [b(e.table, j.beside, n)]), e.note("cost", cu(D(n).cost)), e.say("uses", {
			seat: t.by,
			card: n,
			row: "beside"
		});
	}),
	du,
	...mu,
	B(hu, L("effect", { vars: (e, t) => q(gu(t), Dl(gu(t), 0).n, vu(t)[0]) })),
	I((e, t) => {
		t.vars.cancelled === !0 && e.move(vu(t), j.beside, j.removed);
	}),
	Dc
]), ku = /* @__PURE__ */ t({ revolver: () => Hu }), Au = Rn(Yn, (e) => ({
	copies: (t) => Yr(e, t),
	back: O(e)
})), ju = (e) => {
	let t = Qs(e);
	if (t.length > 0) return {
		...X.optionDependency,
		about: t.join(", ")
	};
	for (let t of [0, 1]) {
		let n = wr(t), r = Or(e), i = Wr(n, Kr(n, n === "colty" ? e.coltyDeck : e.mcreadyDeck, r), r);
		if (i.length > 0) return {
			...X.badDeck,
			about: `${n}: ${i.map(Rr).join("; ")}`
		};
	}
	return null;
}, Mu = ({ open: e }) => e.winner === null || e.ended === null ? null : {
	score: [0, 1].map((t) => Number(t === e.winner)),
	winners: [e.winner],
	endings: [e.ended]
}, Nu = [
	"set-up",
	"advance",
	"draw",
	"play",
	"attack",
	"check"
], Pu = (e) => (t) => Nu.indexOf(t.vars.from) <= Nu.indexOf(e), Fu = (e, t) => I((n, r) => {
	Pu(t)(r) && (n.open({
		active: e,
		died: 0,
		usedNow: []
	}), n.say("turn", {
		turn: n.table.open.turn,
		seat: e
	}));
}), Iu = (e) => L((t, n) => Pu(e)(n) ? e : null), Lu = R([
	Fu(0, "advance"),
	Iu("advance"),
	Iu("draw"),
	Iu("play")
]), Ru = R([
	Fu(1, "draw"),
	Iu("draw"),
	Iu("play"),
	Iu("attack"),
	Iu("check")
]), zu = () => ({ from: "advance" }), Bu = I((e) => e.open({ turn: e.table.open.turn + 1 })), Vu = (e) => ({ from: e.open.phase === "set-up" ? "play" : e.open.phase }), Hu = Fn({
	id: "revolver",
	version: 5,
	isScene: ({ tell: e, success: t }) => e === "attack" && t === !0 || e === "duel" || e === "freed",
	fewest: 2,
	options: Dr,
	check: ju,
	room: Cr,
	cards: Au,
	verbs: [
		Ll,
		El,
		Al,
		Ml,
		Nl,
		Fl,
		Il,
		js,
		Ms,
		Ps,
		Fs,
		Is,
		Ls,
		Rs,
		zs,
		Bs,
		ms,
		hs,
		_s,
		$,
		vs,
		ys,
		bs,
		xs,
		Ss,
		ws,
		Ts,
		Es,
		ks
	],
	standing: [Rl],
	scripts: {
		game: R([L("set-up"), L("rounds")]),
		position: R([
			L("set-out"),
			B((e) => e.open.active === 0, L("colty-turn", {
				by: () => 0,
				vars: Vu
			})),
			L("mcready-turn", {
				by: () => 1,
				vars: (e) => e.open.active === 0 ? zu() : Vu(e)
			}),
			Bu,
			L("rounds")
		]),
		rounds: R([bi(() => !0, L("colty-turn", {
			by: () => 0,
			vars: zu
		}), L("mcready-turn", {
			by: () => 1,
			vars: zu
		}), Bu)]),
		"set-up": pl,
		"set-out": vl,
		"colty-turn": Lu,
		"mcready-turn": Ru,
		advance: ql,
		draw: Ql,
		play: eu,
		attack: su,
		check: tu,
		"play-card": wu,
		payment: uu,
		use: Tu,
		spend: Eu,
		drop: Du,
		"beside-row": Ou,
		effect: Sc,
		state: Ec,
		kill: Fc,
		hit: Bc,
		destroy: jc,
		targeted: rl,
		"op-discard": rc,
		search: ic,
		scout: cc,
		stash: ac,
		choose: dc,
		either: fc,
		coat: pc,
		guess: mc,
		"duel-fought": Js
	},
	rest: ml,
	lawful: Ta,
	begin: () => ({
		open: kr(Fr),
		kept: [null, null]
	}),
	copyOpen: kr,
	outcome: Mu
}), Uu = [{
	posse: 2.6,
	guns: .7,
	stray: 2.5,
	card: .03,
	power: .04,
	price: .04,
	killing: .5,
	crowd: .85,
	lives: 2,
	border: 1.5
}, {
	posse: 2.4,
	guns: 1.4,
	stray: 2.5,
	card: .15,
	power: .1,
	price: .12,
	killing: .5,
	crowd: .85,
	lives: 2,
	border: 1.5
}], Wu = {
	beliefs: Uu,
	bluffs: 25
}, Gu = {
	greenhorn: {
		...Wu,
		careless: 50
	},
	gunhand: {
		...Wu,
		careless: 20
	},
	sharpshooter: {
		...Wu,
		careless: 0
	}
}, Ku = {
	greenhorn: {
		...Wu,
		careless: 35
	},
	gunhand: {
		...Wu,
		careless: 8
	},
	sharpshooter: {
		...Wu,
		careless: 0
	}
}, qu = (e, t) => [{
	...Uu[0],
	...e
}, {
	...Uu[1],
	...t
}], Ju = {
	delilah: {
		level: "sharpshooter",
		temper: { bluffs: 80 }
	},
	ike: {
		level: "gunhand",
		temper: {
			careless: 0,
			beliefs: qu({ card: 0 }, {
				card: 0,
				power: .06
			})
		}
	},
	abner: {
		level: "gunhand",
		temper: {
			careless: 0,
			beliefs: qu({ card: .08 }, { card: .3 })
		}
	}
}, Yu = (e) => 1 / (1 + Math.exp(-e)), Xu = (e) => e.some((e) => e.op === "kill"), Zu = /* @__PURE__ */ new Map(), Qu = (e) => {
	let t = Zu.get(e);
	if (t !== void 0) return t;
	let n = A(e, "play").some(({ effect: e }) => e.on === "play" && Xu(e.do));
	return Zu.set(e, n), n;
}, $u = (e, t) => {
	let { firepower: n, cost: r } = D(e), i = (r.discard ?? 0) + (r.random ?? 0) + (r.dollars ?? 0) / 2, a = t.card + t.power * (n ?? 2) - t.price * i + (Qu(e) ? t.killing : 0);
	return Math.max(.02, a);
}, ed = (e) => e.card + 2 * e.power - .7 * e.price, td = (e, t, n, r) => {
	let i = y(e, j.hand(t)).map((e) => t === n ? $u(e, r) : ed(r));
	i.sort((e, t) => t - e);
	let a = -(e.open.active === t ? 2 * ed(r) : 0), o = 1;
	for (let e of i) a += e * o, o *= r.crowd;
	return a;
}, nd = (e, t) => {
	let n = 0;
	for (let r of H(e, 0, t)) Ni(e, r, "no-limit") || n++;
	return Math.max(0, eo(e, 0, t) - n);
}, rd = (e) => y(e, j.hand(1)).reduce((e, t) => e + Math.max(0, D(t).firepower ?? 0), 0), id = (e, t, n) => {
	let r = F(e), i = r.indexOf(e.open.place), a = 0, o = 0;
	for (let s = i; s < r.length; s++) {
		let c = r[s], l = s === i, { mcready: u, colty: d } = Ga(e, c), f = u - d, p = nd(e, c), m = Qn[c].spaces - (l ? e.open.space - 1 : 0), ee = l && e.open.active === 1;
		for (let r = 0; r < m; r++) {
			if (a++, r === 0 && ee && t === 1) {
				f > 0 ? o++ : f + rd(e) > 0 && (o += .45 * Math.exp((f - 1) / 2.5));
				continue;
			}
			let i = r + 1, s = ee ? r : r + 1, c = n.posse * i ** .8, l = n.guns * Math.min(s, p);
			o += Yu((f - .5 + c - l) / n.stray);
		}
	}
	return {
		attacks: a,
		casualties: o
	};
}, ad = (e) => {
	let t = g(e, j.gang).length + (e.open.hostage === null || e.open.hostage === "creek" ? 0 : 1);
	for (let n of e.open.tokens) n.row === "gang" && (t += n.grit);
	return t;
}, od = (e, t, n) => {
	if (e.open.winner !== null) return +(e.open.winner === 1);
	let { attacks: r, casualties: i } = id(e, t, n), a = Math.min(1, r / 4), o = (td(e, 1, t, n) - td(e, 0, t, n)) * a, s = r - i - o;
	return Yu((i + o - ad(e)) / n.lives) * Yu((e.open.border - .5 - s) / n.border);
}, sd = 12, cd = 2, ld = 24, ud = (e, t, n) => {
	for (let r of e) {
		if (!vi(r, js) && !vi(r, Ms)) continue;
		let e = t.toSorted((e, t) => $u(e, n) - $u(t, n));
		return {
			do: r.do,
			cards: e.slice(0, r.cards.length)
		};
	}
	throw Error("there is nothing to pay with");
}, dd = (e) => e === "pay" || e === "discard", fd = (e, t) => {
	let n = e.next(t);
	if (n !== null) throw Error(`${JSON.stringify(t)} is refused: ${n.why} (${n.rule})`);
}, pd = (e, t, n, r, i = cd) => {
	let a = Hu.search(e);
	fd(a, {
		seat: t,
		move: n,
		at: e.clock
	});
	for (let e = 0; e < ld; e++) {
		let e = a.table;
		if (e.ask === null || Hu.outcome(e) !== null) break;
		let n = e.ask.waiting.includes(t) ? t : e.ask.waiting[0], { question: o } = Hu.ask(e);
		if (o === "play") break;
		n === t && dd(o) ? fd(a, {
			seat: n,
			move: ud(Hu.moves(e, t), y(e, j.hand(t)), r),
			at: e.clock
		}) : n === t && i < cd ? a = Hu.search(md(e, t, r, i + 1).table) : fd(a, {
			lapse: n,
			at: e.clock
		});
	}
	return a.table;
}, md = (e, t, n, r = 0) => {
	let i = null, a = 0;
	for (let o of Hu.moves(e, t)) {
		if (r > 0 && a++ >= sd) break;
		let s = pd(e, t, o, n, r), c = od(s, t, n), l = t === 1 ? c : 1 - c;
		(i === null || l > i.chance) && (i = {
			move: o,
			table: s,
			chance: l
		});
	}
	return i;
}, hd = 5, gd = (e, t, n, r) => {
	let i = [], a = 0;
	for (let n of Hu.moves(e, t)) if (a++, i.length < hd) i.push(n);
	else if (n.do === "end") i.push(n);
	else {
		let e = r(a);
		e < hd && (i[e] = n);
	}
	if (i.length === 1) return i[0];
	let o = (r) => {
		let i = od(pd(e, t, r, n, cd), t, n);
		return t === 1 ? i : 1 - i;
	}, [s, c] = [i[0], o(i[0])];
	for (let e of i.slice(1)) {
		let t = o(e);
		t > c && ([s, c] = [e, t]);
	}
	return s;
}, _d = (e) => e.view.zones.hand[e.seat].filter((e) => e !== null), vd = (e) => {
	let t = e.offers[e.roll(e.offers.length)].do, n = [...e.moves(t)];
	return n[e.roll(n.length)];
}, yd = (e) => e === "fist" || e === "dollars", bd = (e) => D(e).firepower ?? 0, xd = (e, t) => e.reduce((e, n) => t(n) < t(e) ? n : e), Sd = (e, t, n) => {
	let r = _d(e), i = r.filter((e) => k(e, "lock"));
	return {
		do: "lay",
		card: i.length > 0 && e.roll(100) >= n ? xd(i, (e) => -bd(e)) : xd(r, (e) => $u(e, t))
	};
}, Cd = 4, wd = (e) => {
	let t = _d(e).filter((e) => k(e, "lock") && bd(e) >= Cd);
	return t.length > 0 ? {
		do: "counter",
		card: xd(t, bd)
	} : { do: "call" };
}, Td = (e, { careless: t, beliefs: [n, r], bluffs: i }, a = !1) => ({
	name: e,
	choose(e) {
		let o = e.offers.find((e) => e.question !== null)?.question ?? null;
		if (o === null) return null;
		let s = e.seat === 0 ? n : r;
		return yd(o) || e.roll(100) < t ? vd(e) : dd(o) ? ud(e.moves(), _d(e), s) : o === "lay" ? Sd(e, s, i) : o === "reply" ? wd(e) : a ? gd(e.dream(), e.seat, s, e.roll) : md(e.dream(), e.seat, s).move;
	},
	react: () => null
}), Ed = In(Gu).map((e) => Td(e, Gu[e]));
In(Ku).map((e) => Td(`old-${e}`, Ku[e]));
// bots/racing.ts
var Dd = ({ hand: e, racers: t, within: n }, r, i) => {
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
}, Od = 6, kd = 2e3, Ad = 1500, jd = 1e3, Md = class {
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
}, Nd = class {
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
		return new Md(this.#e, this.line.table, e, this.#n);
	}
	goOn() {
		let e = this.#e.race(this.line.table);
		e !== null && !e.cued ? this.#o() : !this.#i(!1) && !this.#i(!0) && this.#a();
	}
	#i(e) {
		for (let t = 0; t < this.line.table.seats; t++) for (let n = 0; n < Od; n++) {
			let n = this.#r(t), { offers: r } = n;
			if (r.length === 0 || r.some((e) => e.question !== null) !== e) break;
			let i = this.#t.choose(n);
			if (i === null) break;
			let { table: a } = this.line;
			if (this.play({
				seat: t,
				move: i,
				at: Math.min(a.clock + jd, this.#e.alarm(a) ?? Infinity)
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
		this.play({ cue: this.line.table.clock + Ad });
		let { table: e } = this.line;
		for (let t of Dd(this.#e.race(e), e.clock, (e) => this.#t.react(this.#r(e)))) this.play(t);
	}
}, Pd = ({ winners: e, teams: t }, n) => Array.from({ length: n }, (n, r) => e.includes(r) ? t === void 0 ? 1 / e.length : 1 : 0), Fd = ({ game: e, policy: t, horizon: { far: n, judge: r } }, i, a, o) => {
	let s = new Nd(e, t, o, i);
	for (a !== null && s.play({
		...a,
		at: i.clock
	});;) {
		let { table: t } = s.line, o = e.outcome(t);
		if (o !== null) return Pd(o, t.seats);
		if (s.inputs >= kd || n(i, t, a?.seat ?? null)) return r(t);
		s.goOn();
	}
}, Id = class {
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
}, Ld = (e, t) => JSON.stringify(e) === JSON.stringify(t), Rd = (e, t) => {
	let n = t.filter((e, n) => t.findIndex((t) => Ld(t, e)) === n), r = 24 - n.length, i = [], a = 0;
	for (let t of e.moves()) if (!n.some((e) => Ld(e, t))) {
		if (a++, i.length < r) i.push(t);
		else {
			let n = e.roll(a);
			n < i.length && (i[n] = t);
		}
	}
	return [...n, ...i].map((e) => new Id(e));
}, zd = (e, t, n, r, i) => {
	let a = Math.max(1, Math.ceil(Math.log2(n.length))), o = n[0], s = n;
	for (let n = 0; n < a; n++) {
		let n = Math.max(1, Math.floor(r / a / s.length));
		for (let r = 0; r < n && !(e.isLate() && o.worths.length > 0); r++) {
			let n = e.dream();
			for (let r of s) r.add(Fd(t, n, {
				seat: e.seat,
				move: r.move
			}, e.roll)[e.seat]);
		}
		let c = s.toSorted((e, t) => t.mean - e.mean), l = c.slice(0, Math.max(2, Math.ceil(c.length / 2)));
		s = [...l, ...i.filter((e) => !l.includes(e))];
	}
	return s;
}, Bd = (e, t, n, { playouts: r, doubt: i }) => {
	let a = Rd(e, [n]);
	if (a.length === 1) return n;
	let o = a[0], s = zd(e, t, a, r, [o]).reduce((e, t) => t.mean > e.mean ? t : e);
	if (s === o) return n;
	let { by: c, error: l } = s.over(o);
	return c > i * l ? s.move : n;
}, Vd = (e, t, n) => {
	let { hunch: r } = t;
	return {
		name: e,
		hurried: r,
		choose(e) {
			let i = r.choose(e), a = e.offers.find((e) => e.question !== null)?.question ?? null;
			return i === null || a === null || !t.ponders(a) ? i : Bd(e, t, i, n);
		},
		react: (e) => r.react(e)
	};
}, Hd = {
	posse: 2,
	guns: .5,
	stray: 1.5
}, Ud = {
	always: 2.38,
	end: -4.19,
	casualty: 2.86,
	border: .74
}, Wd = [{
	card: -.22,
	power: -.16
}, {
	card: .64,
	power: .12
}], Gd = 2, Kd = (e, t) => y(e, j.hand(t)).reduce((e, n) => e + Wd[t].card + Wd[t].power * (D(n).firepower ?? Gd), 0), qd = (e) => {
	let { attacks: t, casualties: n } = id(e, 0, Hd), r = Ud.end + Ud.casualty * (n - ad(e)) + Ud.border * e.open.border + Kd(e, 0) + Kd(e, 1);
	return Yu(Ud.always + r / Math.sqrt(t + 1));
}, Jd = 4, Yd = (e) => e.every((t) => t === e[0]) ? e[0] : null, Xd = (e, t, n) => {
	let { mcready: r, colty: i } = Ga(e, n);
	return t === 1 ? r - i : i - r;
}, Zd = (e, t) => e === 1 ? t > 0 : t >= 0, Qd = (e, t) => {
	let { place: n } = e.open;
	if (_(e, j.ambush(n)) > 0) return null;
	let r = Xd(e, t, n);
	return t === 0 ? r >= 0 ? {
		because: "holds",
		by: r
	} : {
		because: "loses",
		by: -r
	} : r === 0 ? { because: "tied" } : r > 0 ? {
		because: "hits",
		by: r
	} : {
		because: "misses",
		by: -r
	};
}, $d = (e, t) => {
	let n = (t) => Yd(e.map(t));
	if (n(({ after: e }) => e.open.winner === t) === !0) return { because: "wins" };
	let r = n(({ before: e, after: t }) => _(t, j.graveyard) - _(e, j.graveyard));
	if (r !== null && r > 0 && t === 1) return {
		because: "kills",
		by: r
	};
	let { place: i } = e[0].before.open, a = Xd(e[0].before, t, i), o = n(({ after: e }) => e.open.place === i ? Xd(e, t, i) : null);
	if (o !== null && o > a) return Zd(t, a) === Zd(t, o) ? {
		because: "adds",
		by: o - a
	} : {
		because: t === 1 ? "turns" : "saves",
		by: o
	};
	let s = n(({ before: e, after: n }) => _(n, j.hand(t)) - _(e, j.hand(t)));
	return s !== null && s > 0 ? {
		because: "cards",
		by: s
	} : null;
}, ef = (e, t) => {
	if (e.offers.find((e) => e.do === t.do)?.question !== "play") return null;
	if (t.do === "end") return Qd(e.dream(), e.seat);
	let n = Uu[e.seat === 0 ? 0 : 1];
	return $d(Array.from({ length: Jd }, () => {
		let r = e.dream();
		return {
			before: r,
			after: pd(r, e.seat, t, n)
		};
	}), e.seat);
}, tf = 4, nf = {
	game: Hu,
	hunch: Ed.at(-1),
	policy: Td("hasty", Gu.sharpshooter, !0),
	horizon: {
		far: (e, t) => t.open.turn >= e.open.turn + tf,
		judge: (e) => {
			let t = qd(e);
			return [1 - t, t];
		}
	},
	ponders: (e) => ![
		"pay",
		"discard",
		"fist",
		"dollars"
	].includes(e),
	patience: 3e3,
	why: ef,
	against: ["misses", "loses"]
}, rf = Vd("legend", nf, {
	playouts: 60,
	doubt: 1
}), af = In(Ju).map((e) => {
	let { level: t, temper: n } = Ju[e];
	return {
		...Td(e, {
			...Gu[t],
			...n
		}),
		level: t
	};
}), of = [
	...Ed,
	rf,
	...af
], sf = Object.values(ku).find((e) => typeof e == "object" && e.id !== void 0 && e.play !== void 0);
export { of as bots, sf as game, nf as mind };
